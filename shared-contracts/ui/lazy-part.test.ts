import { afterEach, expect, test, vi } from 'vitest'
import { onceThere } from './lazy-part.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const lost = new TypeError('Failed to fetch dynamically imported module: http://shop.test/sheet.js')

/** A page, and what its browser knows of the network. */
function page(onLine: boolean) {
  const target = new EventTarget()
  const network = { onLine }
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  return {
    comesBack() {
      network.onLine = true
      target.dispatchEvent(new Event('online'))
    },
  }
}

test('PWA-4 a part that is opened without a network opens once there is one', async () => {
  const { comesBack } = page(false)
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('sheet')
  const opened = vi.fn()
  const opening = onceThere(fetch).then(opened)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(opened).not.toHaveBeenCalled()
  comesBack()
  await opening
  expect(opened).toHaveBeenCalledWith('sheet')
})

test('REL-3 a part that does not come although there is a network fails, and the release before stands in', async () => {
  page(true)
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  await expect(onceThere(fetch)).rejects.toBe(lost)
  expect(fetch).toHaveBeenCalledTimes(1)
})

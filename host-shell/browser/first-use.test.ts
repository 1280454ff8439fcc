import { expect, test, vi } from 'vitest'
import { firstUse } from './first-use.ts'

const turn = () => new Promise(resolve => setTimeout(resolve))

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel'])(
  'RTE-1 who only looks has not used a page; a %s is its first use, and from then on nobody listens',
  async sign => {
    const page = new EventTarget()
    const listen = vi.spyOn(page, 'addEventListener')
    const used = vi.fn()
    void firstUse(page as Document).then(used)
    for (const other of ['load', 'focusin', 'scroll']) page.dispatchEvent(new Event(other))
    await turn()
    expect(used).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(sign))
    await turn()
    expect(used).toHaveBeenCalledTimes(1)
    for (const [, , options] of listen.mock.calls) {
      const { passive, signal } = options as AddEventListenerOptions
      expect({ passive, ended: signal?.aborted }).toEqual({ passive: true, ended: true })
    }
  },
)

import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { codeLater } from './code-later.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const Row = ({ name }: { name: string }) => <p>{name}</p>
const lost = () => new TypeError('Failed to fetch dynamically imported module: http://shop.test/row.js')

test('RTE-1 the server draws what has its code by then with the page, in its place', async () => {
  const fetch = vi.fn(async () => Row)
  const Later = codeLater(fetch)
  await Later.load()
  const { html } = await renderPage({ Component: () => <Later name="tea" /> }, '/', '/', createFakeApp())
  // Not a boundary's marks around it, nor a script that puts it there.
  expect(html).toBe('<p>tea</p>')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('RTE-1 code is asked for once, however often it is drawn', async () => {
  const fetch = vi.fn(async () => Row)
  const Later = codeLater(fetch)
  await Promise.all([Later.load(), Later.load()])
  await Later.load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('RTE-1 code that is lost on its way is asked for again, after longer and longer, until it comes', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<() => Promise<typeof Row>>()
  for (let time = 0; time < 9; time++) fetch.mockRejectedValueOnce(lost())
  fetch.mockResolvedValue(Row)
  const there = vi.fn()
  void codeLater(fetch).load().then(there)
  await vi.advanceTimersByTimeAsync(249)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(fetch).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(10)
  expect(there).toHaveBeenCalledWith(Row)
})

test.each([new TypeError('x is not a function'), new Error('boom')])(
  'REL-3 what the code itself throws is thrown on, at once: %s',
  async error => {
    const fetch = vi.fn().mockRejectedValue(error)
    await expect(codeLater(fetch).load()).rejects.toBe(error)
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

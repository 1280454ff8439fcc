import { afterAll, expect, test, vi } from 'vitest'
import { createReport } from './report.ts'

// Tests of other files run in the same process.
afterAll(() => void vi.unstubAllGlobals())

test('REL-3 REL-4 a failure whose words are longer than the edge takes is told all the same', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const failure = { remote: 'mfe-a', release: 'a1', phase: 'render', fellBackTo: null } as const
  createReport({ serial: 7 })({ ...failure, message: 'x'.repeat(5_000) })
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/.well-known/failures')
  expect(JSON.parse(body)).toEqual({ ...failure, serial: 7, where: 'page', message: 'x'.repeat(1_000) })
  expect(said).toHaveBeenCalledOnce()
})

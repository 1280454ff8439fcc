import { afterEach, expect, test, vi } from 'vitest'
import { yieldToMain } from './yield-to-main.ts'

afterEach(() => vi.unstubAllGlobals())

test('APP-1 a browser that can yield is asked to', async () => {
  const asked = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: asked })
  await yieldToMain()
  expect(asked).toHaveBeenCalledOnce()
})

test.each([undefined, {}])(
  'APP-1 in a browser with %o for a scheduler what waits has its turn before it goes on',
  async scheduler => {
    vi.stubGlobal('scheduler', scheduler)
    const done: string[] = []
    setTimeout(() => done.push('waited'))
    await yieldToMain()
    expect(done).toEqual(['waited'])
  },
)

import { afterEach, expect, test, vi } from 'vitest'
import { onFirstUse } from './first-use.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'])(
  'RTE-1 who only looks has not used a page; a %s is its first use, told once, and not to who has left',
  sign => {
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    const [used, left] = [vi.fn(), vi.fn()]
    onFirstUse(used)
    onFirstUse(left)()
    for (const other of ['load', 'scroll']) page.dispatchEvent(new Event(other))
    expect(used).not.toHaveBeenCalled()
    for (const event of [sign, sign, 'keydown']) page.dispatchEvent(new Event(event))
    expect(used).toHaveBeenCalledTimes(1)
    expect(left).not.toHaveBeenCalled()
  },
)

import { afterEach, expect, test, vi } from 'vitest'
import { onFirstTouch } from './on-first-touch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['pointerover', 'keydown', 'focusin'])(
  'CHK-8 RTE-1 the first touch of the page asks, once, and none does after it is left: %s',
  touch => {
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    const touched = vi.fn()
    const stop = onFirstTouch(touched)
    onFirstTouch(touched)()
    expect(touched).not.toHaveBeenCalled()
    for (const event of [touch, touch, 'keydown']) page.dispatchEvent(new Event(event))
    expect(touched).toHaveBeenCalledTimes(1)
    stop()
  },
)

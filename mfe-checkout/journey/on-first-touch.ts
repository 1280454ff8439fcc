/** A finger that comes down comes over something first, as a pointer does. */
const TOUCHES = ['pointerover', 'keydown', 'focusin'] as const

/** Runs once, before anything of the page can be pressed. @returns stops waiting for it */
export function onFirstTouch(touched: () => void): () => void {
  const stopped = new AbortController()
  for (const touch of TOUCHES)
    document.addEventListener(
      touch,
      () => {
        stopped.abort()
        touched()
      },
      { capture: true, passive: true, signal: stopped.signal },
    )
  return () => stopped.abort()
}

/**
 * Whoever only looks does none of them; a mouse moves on its way to what it will press, and assistive technology moves the focus. A page
 * that scrolls by itself is not used.
 */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Calls once, when the page is used from here on: what serves those who do something is not loaded for who does not.
 * @returns stops waiting for it
 */
export function onFirstUse(used: () => void): () => void {
  const stopped = new AbortController()
  const listener = () => {
    stopped.abort()
    used()
  }
  for (const sign of SIGNS)
    document.addEventListener(sign, listener, { capture: true, passive: true, signal: stopped.signal })
  return () => stopped.abort()
}

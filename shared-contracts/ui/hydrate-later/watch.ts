/** When a part of the page comes alive. */
export type When = 'visible' | 'idle' | 'intent'

/** How near to the window a part comes before it is made ready. */
const NEAR_PX = 200
const IDLE_TIMEOUT_MS = 2_000
/** Any of these may be followed by a change of the page: whatever waits comes alive first. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const
const INTENT = ['pointerover', 'focusin'] as const

type Watch = (part: HTMLElement, open: () => void) => () => void

const WATCHES: Record<When, Watch> = {
  visible(part, open) {
    if (!('IntersectionObserver' in window)) return now(open)
    const watch = new IntersectionObserver(entries => entries.some(e => e.isIntersecting) && open(), {
      rootMargin: `${NEAR_PX}px 0px`,
    })
    watch.observe(part)
    return () => watch.disconnect()
  },
  idle(_part, open) {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(open, 200)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(open, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  },
  intent: (part, open) => listen(part, INTENT, open),
}

/** Calls `open` when it is time. @returns stops waiting */
export function watch(when: When, part: HTMLElement, open: () => void): () => void {
  const stops = [WATCHES[when](part, open), listen(document, INTERACTIONS, open)]
  return () => {
    for (const stop of stops) stop()
  }
}

function now(open: () => void): () => void {
  open()
  return () => {}
}

function listen(target: EventTarget, events: readonly string[], open: () => void): () => void {
  for (const event of events) target.addEventListener(event, open, { capture: true, passive: true })
  return () => {
    for (const event of events) target.removeEventListener(event, open, { capture: true })
  }
}

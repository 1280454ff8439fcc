/** Buttons that only script hears. */
const BUTTON = 'button[type=button]'
/** How often a press is done again, and for how long, ms: as long as the code of a part may take on a slow line. */
const AGAIN_MS = 50
const LIMIT_MS = 15_000

/**
 * A part of the page that has code of its own is seen before that code is there. React, which listens at the root, lets no press through to it
 * until then: it stops the event on its way down. Such a press is done again until it reaches its button, once however often it was pressed.
 */
export function pressAgain(window: Window): void {
  /** When each was pressed first, ms. */
  const waiting = new Map<HTMLElement, number>()
  const pressed = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTON)
    if (!button) return
    let hasArrived = false
    const arrived = () => {
      hasArrived = true
    }
    button.addEventListener('click', arrived, { capture: true, once: true })
    const again = waiting.has(button)
    const since = waiting.get(button) ?? event.timeStamp
    waiting.set(button, since)
    // Once the event is through.
    window.setTimeout(() => {
      button.removeEventListener('click', arrived, { capture: true })
      if (hasArrived || !button.isConnected || event.timeStamp - since > LIMIT_MS) waiting.delete(button)
      else if (!again || !event.isTrusted)
        window.setTimeout(() => waiting.has(button) && button.click(), AGAIN_MS)
    })
  }
  window.addEventListener('click', pressed, { capture: true })
}

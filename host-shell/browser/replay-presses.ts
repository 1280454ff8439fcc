/** Buttons that only script hears. */
const BUTTON = 'button[type=button]'
/** How often a press is done again, and for how long, ms: as long as the code of a part may take on a slow line. */
const AGAIN_MS = 50
const LIMIT_MS = 15_000

/**
 * A part of the page that has code of its own is seen before that code is there. React, which listens at the root, lets no press through to it
 * until then: it stops the event on its way down. Such a press is done again until it reaches its button, once however often it was pressed.
 * Neither is a choice lost whose press ends in the moment in which React begins to listen.
 */
export function replayPresses(window: Window): void {
  /** When each was pressed first, ms. */
  const waiting = new Map<HTMLElement, number>()
  const pressed = (event: Event) => {
    const target = event.target as Element
    if (isChoice(target)) keepChoice(target)
    const button = target.closest<HTMLElement>(BUTTON)
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

const isChoice = (target: Element): target is HTMLInputElement =>
  target.matches('[type=radio],[type=checkbox]')

/**
 * The browser makes a choice before it tells of the click. React, which takes over at a click what was not its own yet, would take what is
 * chosen for what always was, hear of nothing and soon draw what was chosen before. So it is made to take the choice over first, and is
 * left with what was chosen before: `checked` of the element is what React has put there to remember by, that of its class the browser's.
 */
function keepChoice(choice: HTMLInputElement): void {
  const { checked } = choice
  const takeOver = () => choice.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  // At the first what is around the choice, at the second what waits to be used.
  takeOver()
  takeOver()
  choice.checked = !checked
  Reflect.set(HTMLInputElement.prototype, 'checked', checked, choice)
}

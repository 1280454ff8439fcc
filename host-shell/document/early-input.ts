/** Said on the document once React listens; its detail is a selector of the part where it does not listen yet, or null. */
export const HYDRATING_EVENT = 'hydrating'

/**
 * Keeps what a shopper presses or chooses before React listens, and does it again then. Stands in the page as it is written here, so it
 * may use nothing from outside itself. Left to the browser: links, forms that ask, and buttons that work without script (popover,
 * command). A button pressed twice in impatience counts once, and so does a form sent with Enter.
 */
export function keepEarlyInput(hydrating: string): void {
  const types = ['click', 'input', 'change', 'keydown']
  /** What is done again for an event that means more than its target. */
  const MEANT: Record<string, string> = {
    click: 'button[type=button]:not([popovertarget],[command])',
    keydown: 'form[method=post]:has(input:focus)',
  }
  const isEnter = (event: KeyboardEvent) => event.key === 'Enter' && !event.isComposing
  const kept = new Set<HTMLElement>()
  let waiting: string | null = 'html'
  const keep = (event: Event) => {
    if (event.type === 'keydown' && !isEnter(event as KeyboardEvent)) return
    const target = event.target as HTMLElement
    const meant = MEANT[event.type]
    const control = meant ? target.closest<HTMLElement>(meant) : target
    if (!control || !(waiting && control.closest(waiting))) return
    if (meant) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    kept.delete(control)
    kept.add(control)
  }
  const say = (control: HTMLElement, type: string) =>
    control.dispatchEvent(new Event(type, { bubbles: true }))
  const redo = (control: HTMLElement) => {
    // React hydrates at the first what is around the control, and at the second what waits to be used.
    say(control, 'pointerdown')
    say(control, 'pointerdown')
    if (control instanceof HTMLButtonElement) return control.click()
    if (control instanceof HTMLFormElement) {
      // Where React is not there after all, what was typed stays in the page.
      control.addEventListener('submit', event => event.preventDefault(), { once: true })
      return control.requestSubmit()
    }
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      if (control.type === 'radio' && !control.checked) return
      control.checked = !control.checked
      return control.click()
    }
    // React takes a value for new only if it differs from the last it has seen.
    const field = control as HTMLInputElement
    const { value } = field
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    say(field, 'input')
    say(field, 'change')
  }
  for (const type of types) addEventListener(type, keep, true)
  document.addEventListener(hydrating, event => {
    waiting = (event as CustomEvent<string | null>).detail
    for (const control of kept) {
      if (waiting && control.closest(waiting)) continue
      kept.delete(control)
      if (control.isConnected) redo(control)
    }
  })
}

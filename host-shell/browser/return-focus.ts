/**
 * Who comes Back to a page has the focus on the link they left it by, as the eye has its place there: on the heading, which has it on a
 * new page, the next Tab would lead to the top of a long list (RTE-5).
 */
export function returnFocus({ document, history, addEventListener }: Window): void {
  const left = new Map<unknown, string | null | undefined>()
  const place = () => (history.state as { key?: string } | null)?.key
  let coming: string | null | undefined
  // What is done meanwhile leads on from where it is done.
  const forget = () => {
    coming = undefined
  }
  addEventListener(
    'click',
    // What is pressed last is what a page is left by: after a button it is none.
    ({ target }) => {
      left.set(place(), (target as Element).closest?.('#main a[href]')?.getAttribute('href'))
      forget()
    },
    true,
  )
  addEventListener('keydown', forget, true)
  addEventListener('popstate', () => {
    coming = left.get(place())
  })
  addEventListener('focusin', ({ target }) => {
    if (!coming || !(target as Element).matches('#main h1')) return
    const link = `#main a[href="${CSS.escape(coming)}"]:not([tabindex])`
    document.querySelector<HTMLElement>(link)?.focus({ preventScroll: true })
    forget()
  })
}

/**
 * For the `ref` of what may go with the focus in it, which would fall to the top of the page: a neighbour has it then. Made outside the
 * component: another one at each drawing would count as gone.
 * @param to what takes it, looked for in what stays of its row, in the next row of its list, in the row before and in the `details`
 *   around it; where there is none, the heading of the page does
 * @param takesItsPlace whether it is looked for in what it stood in as well: for what is drawn in its place
 */
export const handFocusOn =
  (to: string, takesItsPlace = false) =>
  (own: Element | null): (() => void) =>
  () => {
    if (!own?.contains(document.activeElement)) return
    const row = own.closest('li')
    const places = [
      row,
      row?.nextElementSibling,
      row?.previousElementSibling,
      takesItsPlace ? own.parentElement : null,
      own.parentElement?.closest('details'),
    ]
    // Once it is gone: neighbours may go with it, or take the focus themselves.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const near = places
        .map(place => place?.isConnected && place.querySelector<HTMLElement>(to))
        .find(Boolean)
      const page = document.getElementById('main')
      const target = near || page?.querySelector('h1') || page
      target?.focus({ preventScroll: true })
      if (!target || target.matches(':focus')) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    })
  }

// Old web views know no modal dialogs: there the content stands in the page, as an open element.

export const isShown = (element: HTMLDialogElement) => element.hasAttribute('open')

export function show(element: HTMLDialogElement): void {
  if (isShown(element)) return
  if (typeof element.showModal === 'function') element.showModal()
  else element.setAttribute('open', '')
}

/** The browser gives the focus back to where it was. */
export function hide(element: HTMLDialogElement): void {
  if (!isShown(element)) return
  if (typeof element.close === 'function') element.close()
  else element.removeAttribute('open')
}

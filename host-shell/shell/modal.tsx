import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  open: boolean
  onClose(): void
  /** Id of the element that names it. */
  labelledBy: string
  className: string
  /** Stays open until the page closes it: neither Escape nor Back nor the backdrop does (LOC-4). */
  required?: boolean
  children: ReactNode
}

/**
 * A dialog of the browser's own: focus stays inside and returns, Escape and the Back gesture of phones close it, the
 * backdrop too. Its content is drawn only while it is open.
 */
export function Modal({ open, onClose, labelledBy, className, required = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const shown = element.hasAttribute('open')
    // Old web views have no dialogs: the content then stands in the page.
    if (open && !shown) {
      if (element.showModal) element.showModal()
      else element.setAttribute('open', '')
    }
    if (!open && shown) {
      if (element.close) element.close()
      else element.removeAttribute('open')
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      closedby={required ? 'none' : undefined}
      onCancel={event => required && event.preventDefault()}
      onKeyDown={event => required && event.key === 'Escape' && event.preventDefault()}
      // Browsers let a second Escape through: then it is opened again.
      onClose={() => (required && open ? dialog.current?.showModal?.() : onClose())}
      onClick={event => event.target === event.currentTarget && !required && onClose()}
    >
      {open && children}
    </dialog>
  )
}

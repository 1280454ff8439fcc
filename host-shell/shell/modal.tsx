import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  open: boolean
  onClose(): void
  /** Id of the element that names it. */
  labelledBy: string
  className: string
  children: ReactNode
}

/**
 * A dialog of the browser's own: focus stays inside and returns, Escape and the Back gesture of phones close it, the
 * backdrop too. Its content is drawn only while it is open.
 */
export function Modal({ open, onClose, labelledBy, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      // Old web views have no dialogs: the content then stands in the page.
      if (element.showModal) element.showModal()
      else element.setAttribute('open', '')
    }
    if (!open && element.open) element.close?.()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, given by the dialog itself
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      {open && children}
    </dialog>
  )
}

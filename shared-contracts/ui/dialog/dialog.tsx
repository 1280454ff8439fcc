import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef } from 'react'
import { Glyph } from '../glyph.tsx'
import { handFocusOn } from '../hand-focus-on.ts'
import { type KitTexts, useKitText } from '../kit-text.ts'
import { useDrawnHere } from '../use-drawn-here.ts'
import { hide, isShown, show } from './modal-element.ts'

const TEXTS: KitTexts<'kit.close'> = { en: { 'kit.close': 'Close' }, zh: { 'kit.close': '关闭' } }

/** Where what opened the dialog went away meanwhile. */
const handOn = handFocusOn('a, button')

export interface DialogProps {
  open: boolean
  /** Asks to close it: Escape, the Back gesture of phones, the backdrop, the button. */
  onClose(): void
  /** Names it, and is its heading. */
  title: string
  /**
   * - `modal`: a card in the middle.
   * - `sheet`: from below on phones, a card on wide screens.
   * - `drawer`: from the side, full height.
   * - `panel`: from below on phones, in the corner below the header on wide screens.
   * - `bar`: across the top.
   */
  kind?: 'modal' | 'sheet' | 'drawer' | 'panel' | 'bar'
  /** False: stays open until the page closes it, with no button either (LOC-4). */
  dismissable?: boolean
  /** False: the title only names it, and nothing is drawn above the children. */
  heading?: boolean
  /** Label of the button that closes it. */
  closeLabel?: string
  /** Where the focus goes first: the first control, or the title where there is news to read before. */
  focus?: 'control' | 'title'
  className?: string
  children: ReactNode
}

/** Drawn right after the head: the frame that answers the press does not wait for it. */
function AfterHead({ children }: { children: ReactNode }) {
  const isThere = useDeferredValue<boolean>(true, useDrawnHere() ? false : undefined)
  return isThere && children
}

/** A dialog of the browser's own: the focus stays inside and returns when it closes. Its content is drawn only while it is open. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, kind = 'modal', dismissable = true, heading = true } = props
  const { closeLabel, focus = 'control', className = '', children } = props
  const t = useKitText(TEXTS)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleElement = useRef<HTMLHeadingElement>(null)
  // A press that begins inside and ends outside is no click on the backdrop.
  const pressedOutside = useRef(false)

  // Before the element goes: one that is removed while open does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    show(element)
    if (focus === 'title') titleElement.current?.focus({ preventScroll: true })
    const leave = handOn(element)
    return () => {
      leave()
      hide(element)
    }
  }, [open, focus])

  function closed() {
    const element = dialog.current
    if (!open || !element || isShown(element)) return
    // Browsers let a second Escape through.
    if (dismissable) onClose()
    else show(element)
  }
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind} ${className}`.trim()}
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : title}
      closedby={dismissable ? undefined : 'none'}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        // The page closes it, at once: a control pressed right after must not meet a dialog that only the browser has closed.
        event.preventDefault()
        if (dismissable) onClose()
      }}
      onKeyDown={event => !dismissable && event.key === 'Escape' && event.preventDefault()}
      onClose={closed}
      onPointerDown={event => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={event =>
        dismissable && pressedOutside.current && event.target === event.currentTarget && onClose()
      }
    >
      {open && (
        <div className="dialog-body">
          {heading && (
            <div className="dialog-head">
              <h2 id={id} ref={titleElement} tabIndex={focus === 'title' ? -1 : undefined}>
                {title}
              </h2>
              {dismissable && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={closeLabel ?? t('kit.close')}
                  onClick={onClose}
                >
                  <Glyph name="close" />
                </button>
              )}
            </div>
          )}
          {/* Without a button to close it the focus goes to what is inside. */}
          {heading && dismissable ? <AfterHead>{children}</AfterHead> : children}
        </div>
      )}
    </dialog>
  )
}

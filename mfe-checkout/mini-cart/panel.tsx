import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Glyph } from 'shared-contracts/ui/glyph.tsx'
import type { Messages } from '../messages/messages.ts'
import { useDismissal } from './use-dismissal.ts'

interface PanelProps {
  onClose(): void
  children: ReactNode
}

/** Beside the page, which goes on being used: its title has the focus so that the news is read out, and nothing holds it there. */
export function Panel({ onClose, children }: PanelProps) {
  const t = useT<Messages>()
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useDismissal(panel, onClose)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const before = document.activeElement
    // Old web views know no dialogs: there it is an open element.
    if (typeof element.show === 'function') element.show()
    else element.setAttribute('open', '')
    title.current?.focus({ preventScroll: true })
    return () => {
      // Whoever went on to something else stays there.
      if (before instanceof HTMLElement && element.contains(document.activeElement))
        before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={panel}
      className="dialog dialog-panel checkout-mini"
      aria-labelledby={id}
      closedby="closerequest"
      onCancel={event => {
        // The Back gesture of phones; the shell takes the panel away.
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id} ref={title} tabIndex={-1}>
            {t('checkout.mini.title')}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('checkout.mini.close')}
            onClick={onClose}
          >
            <Glyph name="close" />
          </button>
        </div>
        <div className="stack">{children}</div>
      </div>
    </dialog>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import type { CartMessages } from '../messages/messages.ts'
import { lineName } from './line-name.ts'
import type { Row } from './rows.ts'

interface RemovedRowProps {
  row: Extract<Row, { kind: 'removed' }>
  /** It was put aside for later. */
  saved: boolean
  onUndo(): void
  /** Somebody is with it: it stays. @returns ends that */
  onHold(): () => void
}

// Where the line cannot be put back it goes with the focus in it.
const handOn = handFocusOn('h2 a, button')
// The button that was pressed went away with its row: focus moves to its opposite.
function takeFocus(undo: HTMLButtonElement) {
  undo.focus({ preventScroll: true })
  return handOn(undo)
}

/** What is left of a removed line while it can be put back: it does not go from under the focus or the pointer (WCAG 2.2.1). */
export function RemovedRow({ row: { line, undoing }, saved, onUndo, onHold }: RemovedRowProps) {
  const t = useT<CartMessages>()
  const name = lineName(line)
  const gone = saved ? 'checkout.saved.saved' : 'checkout.cart.removed'
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const hold = useEffectEvent(onHold)
  const held = focused || pointed
  useEffect(() => (held ? hold() : undefined), [held])
  return (
    <li
      className="checkout-removed"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      // Of a window that is left the focus stays where it was.
      onBlur={({ target }) => setFocused(document.activeElement === target)}
    >
      <span role="status">{t(undoing ? 'checkout.cart.undoing' : gone, { name })}</span>
      <button
        ref={takeFocus}
        type="button"
        className="button"
        aria-label={t('checkout.cart.undoNamed', { name })}
        aria-disabled={undoing}
        aria-busy={undoing}
        onClick={() => !undoing && onUndo()}
      >
        {t('checkout.cart.undo')}
      </button>
    </li>
  )
}

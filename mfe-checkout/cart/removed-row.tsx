import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import type { CartMessages } from '../messages/messages.ts'
import type { Row } from './rows.ts'

interface RemovedRowProps {
  row: Extract<Row, { kind: 'removed' }>
  onUndo(): void
}

// When its time is over it goes with the focus in it.
const handOn = handFocusOn('h2 a, button')
// The button that was pressed went away with its row: focus moves to its opposite.
function takeFocus(undo: HTMLButtonElement) {
  undo.focus({ preventScroll: true })
  return handOn(undo)
}

/** What is left of a removed line while it can be put back. */
export function RemovedRow({ row: { line, undoing }, onUndo }: RemovedRowProps) {
  const t = useT<CartMessages>()
  return (
    <li className="checkout-removed">
      <span role="status">
        {t(undoing ? 'checkout.cart.undoing' : 'checkout.cart.removed', { name: line.name })}
      </span>
      <button
        ref={takeFocus}
        type="button"
        className="button"
        aria-label={t('checkout.cart.undoNamed', { name: line.name })}
        aria-disabled={undoing}
        aria-busy={undoing}
        onClick={() => !undoing && onUndo()}
      >
        {t('checkout.cart.undo')}
      </button>
    </li>
  )
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import type { Row } from './rows.ts'

interface RemovedRowProps {
  row: Extract<Row, { kind: 'removed' }>
  onUndo(): void
}

/** What is left of a removed line while it can be put back. */
export function RemovedRow({ row: { line, undoing }, onUndo }: RemovedRowProps) {
  const t = useT<Messages>()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed went away with its row: focus moves to its opposite.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  // When its time is over it goes with the focus in it, which would fall to the top of the page.
  useLayoutEffect(() => {
    const own = button.current
    const row = own?.closest('li')
    return () => {
      if (!row || document.activeElement !== own) return
      const beside = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('h2 a, button')
      const target = beside ?? row.closest('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [])
  return (
    <li className="checkout-removed">
      <span role="status">
        {t(undoing ? 'checkout.cart.undoing' : 'checkout.cart.removed', { name: line.name })}
      </span>
      <button
        ref={button}
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

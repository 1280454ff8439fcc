import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { CartMessages } from '../messages/messages.ts'
import type { Row } from './rows.ts'

const handOn = handFocusOn('h2 a')

interface StockNoteProps {
  row: Extract<Row, { kind: 'line' }>
  onTake(available: number): void
}

/** Says that no more can be had; for a line that cannot be bought also how to mend it in one tap, besides removing it (CRT-6). */
export function StockNote({ row: { line, quantity, pending, short }, onTake }: StockNoteProps) {
  const t = useT<CartMessages>()
  const { state } = useApp()
  const { available, notSoldHere, productID } = line
  if (!short)
    return quantity < available ? null : <p className="muted checkout-line-each">{t('checkout.cart.most')}</p>
  if (pending) return null
  if (!notSoldHere && available > 0)
    return (
      <p className="field-error row">
        {t('checkout.cart.shortOf', { count: available })}
        <button ref={handOn} type="button" className="button" onClick={() => onTake(available)}>
          {t('checkout.cart.take', { count: available })}
        </button>
      </p>
    )
  return (
    <div className="field-error row">
      <span>{t(notSoldHere ? 'checkout.cart.notSoldHere' : 'checkout.cart.soldOut')}</span>
      {notSoldHere ? (
        <button
          type="button"
          className="button"
          onClick={() => state.$ui.set({ ...state.$ui.get(), location: true })}
        >
          {t('checkout.cart.otherStore')}
        </button>
      ) : (
        <Link to={href('/store/product/:id', { id: productID })} className="button">
          {t('checkout.cart.otherOption')}
        </Link>
      )}
    </div>
  )
}

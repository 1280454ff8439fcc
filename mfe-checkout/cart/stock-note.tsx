import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import type { Row } from './rows.ts'

interface StockNoteProps {
  row: Extract<Row, { kind: 'line' }>
  onTake(available: number): void
}

/** Says that no more can be had; for a line above stock also how to mend it in one tap. */
export function StockNote({ row: { line, quantity, pending, short }, onTake }: StockNoteProps) {
  const t = useT<Messages>()
  const { available } = line
  if (!short)
    return quantity < available ? null : <p className="muted checkout-line-each">{t('checkout.cart.most')}</p>
  if (pending) return null
  if (available <= 0) return <p className="field-error row">{t('checkout.cart.soldOut')}</p>
  return (
    <p className="field-error row">
      {t('checkout.cart.shortOf', { count: available })}
      <button type="button" className="button" onClick={() => onTake(available)}>
        {t('checkout.cart.take', { count: available })}
      </button>
    </p>
  )
}

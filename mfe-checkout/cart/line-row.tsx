import { memo, useEffect, useRef } from 'react'
import type { Failure } from 'shared-contracts/api/failure.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { Stepper } from 'shared-contracts/ui/stepper/stepper.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { CartAmount } from './cart-amount.tsx'
import type { CartIntents } from './intents.ts'
import { lineName } from './line-name.ts'
import type { Row } from './rows.ts'
import { StockNote } from './stock-note.tsx'

interface LineRowProps {
  row: Extract<Row, { kind: 'line' }>
  currency: string
  intents: CartIntents
  problem: Failure | undefined
  /** Puts the line aside for later. */
  onSave(): void
  /** It has just been put back: focus goes on from here. */
  restored: boolean
}

/** What a row shows: an answer of the store has all lines anew, most of them as they were. */
const shown = ({ row, currency, problem, restored }: LineRowProps) =>
  JSON.stringify([row, currency, problem, restored])

/** One line of the cart: picture, options, quantity, what it comes to, and anything that is wrong with it. */
export const LineRow = memo(
  Line,
  (before, now) => before.intents === now.intents && shown(before) === shown(now),
)

function Line({ row, currency, intents, problem, onSave, restored }: LineRowProps) {
  const t = useT<CartMessages>()
  const { line, quantity, pending } = row
  const name = lineName(line)
  const remove = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (restored) remove.current?.focus({ preventScroll: true })
  }, [restored])
  const address = href('/store/product/:id', { id: line.productID }, { options: line.optionPair })
  return (
    <li className="checkout-line" aria-busy={pending}>
      <Link to={address} className="checkout-line-picture" tabIndex={-1} aria-hidden="true">
        {line.image && <Picture image={line.image} sizes="(min-width: 768px) 120px, 88px" />}
      </Link>
      <div className="checkout-line-body">
        <div>
          <h2 className="checkout-line-name">
            <Link to={address}>{line.name}</Link>
          </h2>
          {line.optionLabel && <p className="muted">{line.optionLabel}</p>}
          <p className="muted checkout-line-each">
            <Price amount={line.unitPrice} currency={currency} /> {t('checkout.cart.each')}
          </p>
        </div>
        <div className="checkout-line-total">
          <CartAmount amount={line.lineTotal} currency={currency} pending={pending} />
        </div>
        <div className="checkout-line-controls">
          <Stepper
            label={t('checkout.cart.quantity', { name })}
            fewer={t('checkout.cart.fewer', { name })}
            more={t('checkout.cart.more', { name })}
            value={quantity}
            max={line.available}
            editable
            onChange={wanted => wanted !== quantity && intents.set(line.id, wanted)}
          />
          <button
            ref={remove}
            type="button"
            className="button button-quiet"
            aria-label={t('checkout.cart.removeNamed', { name })}
            onClick={() => intents.remove(line.id)}
          >
            {t('checkout.cart.remove')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={t('checkout.saved.saveNamed', { name })}
            onClick={onSave}
          >
            {t('checkout.saved.save')}
          </button>
        </div>
        <Live>
          <StockNote row={row} onTake={available => intents.set(line.id, available)} />
        </Live>
        <Live urgent>
          {problem && <p className="field-error">{problem.message || t('checkout.cart.lineNotChanged')}</p>}
        </Live>
      </div>
    </li>
  )
}

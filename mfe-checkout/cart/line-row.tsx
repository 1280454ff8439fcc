import { useEffect, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Failure } from '../failure.ts'
import type { Messages } from '../messages/messages.ts'
import type { CartIntents } from './intents.ts'
import type { Row } from './rows.ts'
import { Stepper } from './stepper.tsx'

interface LineRowProps {
  row: Extract<Row, { kind: 'line' }>
  currency: string
  intents: CartIntents
  problem: Failure | undefined
  /** It has just been put back: focus goes on from here. */
  back: boolean
}

/** One line of the cart: picture, options, quantity, what it comes to, and anything that is wrong with it. */
export function LineRow({
  row: { line, quantity, pending, short },
  currency,
  intents,
  problem,
  back,
}: LineRowProps) {
  const t = useT<Messages>()
  const remove = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (back) remove.current?.focus({ preventScroll: true })
  }, [back])
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
          {pending ? (
            <>
              <span className="skeleton checkout-amount" aria-hidden="true" />
              <span className="visually-hidden">{t('checkout.cart.updating')}</span>
            </>
          ) : (
            <Price amount={line.lineTotal} currency={currency} />
          )}
        </div>
        <div className="checkout-line-controls">
          <Stepper line={line} quantity={quantity} onSet={n => intents.set(line.id, n)} />
          <button
            ref={remove}
            type="button"
            className="button button-quiet"
            aria-label={t('checkout.cart.removeNamed', { name: line.name })}
            onClick={() => intents.remove(line.id)}
          >
            {t('checkout.cart.remove')}
          </button>
        </div>
        {!short && quantity >= line.available && (
          <p className="muted checkout-line-each">{t('checkout.cart.most')}</p>
        )}
        {short && !pending && (
          <p className="field-error row">
            {line.available > 0 ? (
              <>
                {t('checkout.cart.shortOf', { count: line.available })}
                <button type="button" className="button" onClick={() => intents.set(line.id, line.available)}>
                  {t('checkout.cart.take', { count: line.available })}
                </button>
              </>
            ) : (
              t('checkout.cart.soldOut')
            )}
          </p>
        )}
        <div role="alert" className="checkout-live">
          {problem && <p className="field-error">{problem.message || t('checkout.cart.lineNotChanged')}</p>}
        </div>
      </div>
    </li>
  )
}

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

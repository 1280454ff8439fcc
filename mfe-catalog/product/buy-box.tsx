import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useCatalogT } from '../messages/messages.ts'
import { createAddToCart } from './add-to-cart.ts'
import { buyState } from './buy-state.ts'
import { offerOf } from './offer.ts'
import { OptionGroup } from './option-group.tsx'
import { PriceTag } from './price-tag.tsx'
import { clampQuantity } from './quantity.ts'
import { choicesInWords } from './selection.ts'
import { Stepper } from './stepper.tsx'
import { StockNote } from './stock-note.tsx'
import { useChoice } from './use-choice.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { useStock } from './use-stock.ts'

/** Price, options, quantity and the way into the cart. */
export function BuyBox({ product, loaded }: { product: ProductDetail; loaded: Inventory | null }) {
  const app = useApp()
  const t = useCatalogT()
  const { options } = product
  const cart = useStore(app.state.$cart)
  const canOrder = useStore(app.state.$appInfo)?.flags.enableCheckout !== false
  const [selection, choose] = useChoice(options)
  const [inventory, askStock] = useStock(product.id, loaded)
  const [wanted, setQuantity] = useState(1)
  const [asked, setAsked] = useState(false)
  const [adding] = useState(() => createAddToCart(app, randomID))
  const { pending, error } = useStore(adding.$add)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const showBar = useScrolledPast(button)

  const buy = buyState(product, inventory, selection, cart)
  const { verdict } = buy
  const missing = verdict.kind === 'incomplete' ? verdict.missing : []
  const quantity = clampQuantity(wanted, Math.max(1, buy.limit))
  const soldOut = buy.soldOut || verdict.kind === 'sold-out'
  const blocked = soldOut || verdict.kind === 'unknown' || buy.limit === 0

  async function add() {
    if (verdict.kind !== 'available') {
      setAsked(true)
      const first = options[missing[0] ?? 0]
      box.current?.querySelector<HTMLInputElement>(`[name="option-${first?.id}"]`)?.focus()
      return
    }
    const { optionPair } = verdict.row
    const outcome = await adding.add({ productID: product.id, optionPair, quantity })
    if (outcome === 'added') setQuantity(1)
    if (outcome === 'stock-changed') await askStock()
  }

  const price = <PriceTag offer={offerOf(product, inventory, selection)} currency={product.currency} />
  const label = pending ? t('catalog.adding') : soldOut ? t('catalog.sold-out') : t('catalog.add')
  return (
    <div ref={box} className="catalog-buy">
      <div aria-live="polite" className="catalog-buy-price">
        {price}
      </div>
      {options.map((option, i) => (
        <OptionGroup
          key={option.id}
          options={options}
          index={i}
          selection={selection}
          inventory={inventory}
          missing={asked && missing.includes(i)}
          onChoose={value => {
            adding.clear()
            choose(i, value)
          }}
        />
      ))}
      <div aria-live="polite">
        <StockNote
          buy={buy}
          choices={choicesInWords(options, selection)}
          shelf={product.breadcrumbs.at(-1) ?? null}
          onAskAgain={() => void askStock()}
        />
      </div>
      {canOrder && (
        <>
          <div className="catalog-buy-row">
            {!blocked && <Stepper value={quantity} limit={buy.limit} onChange={setQuantity} />}
            <button
              ref={button}
              type="button"
              className="button button-primary"
              // A button that is disabled under the finger loses the focus, which the mini-cart is to give back.
              disabled={blocked}
              aria-disabled={pending}
              aria-busy={pending}
              onClick={() => void add()}
            >
              {label}
            </button>
          </div>
          {error && (
            <p className="notice notice-error" role="alert">
              {error}
            </p>
          )}
          <noscript>
            <p className="notice">{t('catalog.needs-script')}</p>
          </noscript>
          <div className="catalog-buy-bar" hidden={!showBar || blocked}>
            {price}
            <button
              type="button"
              className="button button-primary"
              aria-disabled={pending}
              aria-busy={pending}
              onClick={() => void add()}
            >
              {label}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

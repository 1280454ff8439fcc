import { useRef } from 'react'
import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Stepper } from 'shared-contracts/ui/stepper/stepper.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { AddButton } from './add-button.tsx'
import { offerOf } from './offer.ts'
import { OptionGroup, optionName } from './option-group.tsx'
import { PriceTag } from './price-tag.tsx'
import { choicesInWords } from './selection.ts'
import { StockNote } from './stock-note.tsx'
import { useBuying } from './use-buying.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

interface Props {
  product: ProductDetail
  loaded: Inventory | null
  /** Given where the box stands over another page; called when the product is in the cart. */
  onAdded?: () => void
}

/** Price, options, quantity and the way into the cart. */
export function BuyBox({ product, loaded, onAdded }: Props) {
  const t = PRODUCT_TEXTS.useTexts()
  const { options, currency } = product
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const showBar = useScrolledPast(button)
  const buying = useBuying(
    product,
    loaded,
    id => box.current?.querySelector<HTMLInputElement>(`[name="${optionName(id)}"]`)?.focus(),
    !onAdded,
  )
  const { selection, inventory, buy, quantity, soldOut, blocked, pending, error } = buying
  const price = <PriceTag offer={offerOf(product, inventory, selection)} currency={currency} />
  const add = {
    soldOut,
    blocked,
    pending,
    onAdd: () => void buying.add().then(outcome => outcome === 'added' && onAdded?.()),
  }
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
          missing={buying.marked.includes(i)}
          onChoose={value => buying.choose(i, value)}
        />
      ))}
      <div aria-live="polite">
        <StockNote
          buy={buy}
          choices={choicesInWords(options, selection)}
          shelf={product.breadcrumbs.at(-1) ?? null}
          onAskAgain={buying.askStock}
        />
      </div>
      {buying.canOrder && (
        <>
          <div className="catalog-buy-row">
            {!blocked && (
              <Stepper
                label={t('catalog.quantity')}
                labelled
                editable
                value={quantity}
                max={buy.limit}
                onChange={buying.setQuantity}
              />
            )}
            <AddButton ref={button} {...add} />
          </div>
          {error && (
            <Notice kind="error" role="alert">
              {error}
            </Notice>
          )}
          <noscript>
            <Notice>{t('catalog.needs-script')}</Notice>
          </noscript>
          <div className="catalog-buy-bar" hidden={!showBar || blocked || onAdded !== undefined}>
            {price}
            <AddButton {...add} />
          </div>
        </>
      )}
    </div>
  )
}

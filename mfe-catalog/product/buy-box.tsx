import { type ReactNode, type RefObject, useRef } from 'react'
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
import { type Buying, useBuying } from './use-buying.ts'

/** What the shopper is doing about a product, for its box and its bar. @param inAddress whether the page is about it */
export function useBuyBox(product: ProductDetail, loaded: Inventory | null, inAddress: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const askFor = (id: string | undefined) =>
    box.current?.querySelector<HTMLInputElement>(`[name="${optionName(id)}"]`)?.focus()
  return { box, buying: useBuying(product, loaded, askFor, inAddress) }
}

interface Props {
  product: ProductDetail
  box: RefObject<HTMLDivElement | null>
  buying: Buying
  /** False where a bar has the button on phones. */
  whole?: boolean
  /** What others put there. */
  belowPrice?: ReactNode
  /** Called when the product is in the cart. */
  onAdded?: () => void
}

/** Price, options, quantity and the way into the cart. */
export function BuyBox({ product, box, buying, whole = false, belowPrice, onAdded }: Props) {
  const t = PRODUCT_TEXTS.useTexts()
  const { options, currency } = product
  const { selection, inventory, buy, quantity, blocked, error } = buying
  return (
    <div ref={box} className="catalog-buy">
      <div aria-live="polite" className="catalog-buy-price">
        <PriceTag offer={offerOf(product, inventory, selection)} currency={currency} />
      </div>
      {belowPrice}
      {options.map((option, i) => (
        <OptionGroup
          key={option.id}
          product={product}
          index={i}
          selection={selection}
          inventory={inventory}
          missing={buying.marked.includes(i)}
          onChoose={value => buying.choose(i, value)}
        />
      ))}
      <div aria-live="polite">
        <StockNote
          product={product}
          inventory={inventory}
          buy={buy}
          quantity={quantity}
          choices={choicesInWords(options, selection)}
          onAskAgain={buying.askStock}
        />
      </div>
      {buying.canOrder && (
        <>
          <div className="catalog-buy-row" data-whole={whole || undefined}>
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
            <AddButton buying={buying} onAdded={onAdded} />
          </div>
          {error && (
            <Notice kind="error" role="alert">
              {error}
            </Notice>
          )}
          <noscript>
            <Notice>{t('catalog.needs-script')}</Notice>
          </noscript>
        </>
      )}
    </div>
  )
}

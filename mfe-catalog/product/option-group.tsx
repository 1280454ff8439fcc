import type { Inventory, ProductDetail } from 'shared-contracts/api/entities/product.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { choicesInWords, type Selection, valueState } from './selection.ts'

interface Props {
  product: ProductDetail
  /** Which of the options this group is. */
  index: number
  selection: Selection
  inventory: Inventory | null
  /** Nothing is chosen though it was asked for. */
  missing: boolean
  onChoose(value: string): void
}

/** Name of an option's radio buttons. */
export const optionName = (id: string | undefined): string => `option-${id}`

/** One option as radio buttons; sold-out and impossible values are drawn so and say why, but stay choosable. */
export function OptionGroup({ product, index, selection, inventory, missing, onChoose }: Props) {
  const t = useCatalogT()
  const own = PRODUCT_TEXTS.useTexts()
  const { options, images } = product
  const option = options[index]
  if (!option) return null
  const name = optionName(option.id)
  const others = choicesInWords(options, selection, index)
  return (
    <fieldset className="catalog-option" data-missing={missing || undefined}>
      <legend>{option.name}</legend>
      <div className="catalog-values">
        {option.values.map(({ id, label, priceDelta, picture }) => {
          const state = inventory ? valueState(product, inventory, selection, index, id) : 'open'
          return (
            <label key={id} className="catalog-value" data-state={state}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={id}
                checked={selection[index] === id}
                aria-invalid={missing || undefined}
                aria-describedby={missing ? `${name}-missing` : undefined}
                onChange={() => onChoose(id)}
              />
              {typeof picture === 'number' && images[picture] && (
                <Picture image={{ ...images[picture], alt: '' }} sizes="56px" className="catalog-swatch" />
              )}
              <span className="catalog-value-label">{label}</span>
              {state === 'open' && priceDelta !== 0 && inventory && (
                <small className="muted">
                  {priceDelta > 0 ? '+' : '−'}
                  <Price amount={Math.abs(priceDelta)} currency={inventory.currency} />
                </small>
              )}
              {state !== 'open' && (
                <small>
                  {state === 'impossible' && others
                    ? own('catalog.not-with', { choices: others })
                    : t('catalog.sold-out')}
                </small>
              )}
            </label>
          )
        })}
      </div>
      {missing && (
        <p id={`${name}-missing`} className="field-error">
          {own('catalog.choose', { name: option.name })}
        </p>
      )}
    </fieldset>
  )
}

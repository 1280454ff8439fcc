import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { FromPrice } from '../product-cards/from-price.tsx'

export const SUGGESTIONS_ID = 'catalog-suggestions'
/** Id of a suggestion's element, for `aria-activedescendant`. */
export const suggestionID = (index: number): string => `catalog-suggestion-${index}`

interface Props {
  products: readonly ProductSummary[]
  /** Index of the marked product; -1 for none. */
  active: number
  onChoose(product: ProductSummary): void
}

/** The list of a combobox: the focus stays in the field, which owns the keys (WAI-ARIA APG). */
export function SuggestionList({ products, active, onChoose }: Props) {
  const t = useCatalogT()
  return (
    <div
      id={SUGGESTIONS_ID}
      className="catalog-suggestions"
      role="listbox"
      aria-label={t('catalog.suggestions-label')}
      hidden={products.length === 0}
    >
      {products.map((product, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={product.id}
          id={suggestionID(index)}
          role="option"
          aria-selected={index === active}
          className="catalog-suggestion"
          onClick={() => onChoose(product)}
        >
          {product.image && <Picture image={{ ...product.image, alt: '' }} sizes="48px" eager />}
          <span className="catalog-suggestion-name">{product.name}</span>
          <FromPrice amount={product.price} currency={product.currency} varies={product.priceVaries} />
        </div>
      ))}
    </div>
  )
}

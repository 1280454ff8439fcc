import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { searchProducts } from './search-products.ts'
import { createSuggestions, MAX_SUGGESTIONS } from './suggestions.ts'

interface Found {
  products: readonly ProductSummary[]
  /** What they were found by; empty before a search. */
  term: string
}

/**
 * Products found while somebody types, and which of them the arrow keys are on (HDR-3).
 * @param choose called with the product that Enter picks
 */
export function useSuggestions(choose: (product: ProductSummary) => void) {
  const { api } = useApp()
  const [found, setFound] = useState<Found>({ products: [], term: '' })
  /** Index of the marked product; -1 for the field itself. */
  const [active, setActive] = useState(-1)
  const [suggestions] = useState(() =>
    createSuggestions<ProductSummary>(
      (wanted, signal) => searchProducts(api, wanted, 0, MAX_SUGGESTIONS, signal),
      (products, term) => {
        setFound({ products, term })
        setActive(-1)
      },
    ),
  )
  useEffect(() => suggestions.stop, [suggestions])
  const { products } = found
  return {
    ...found,
    active,
    onInput: (event: SyntheticEvent<HTMLInputElement>) =>
      suggestions.typed(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing ?? false),
    onCompositionEnd: (event: SyntheticEvent<HTMLInputElement>) =>
      suggestions.typed(event.currentTarget.value, false),
    onKeyDown(event: KeyboardEvent) {
      // Safari ends the composition before the Enter that ended it: only the old key code says so.
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') event.preventDefault()
        return
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && products.length > 0) {
        event.preventDefault()
        const places = products.length + 1
        setActive(((active + 1 + step + places) % places) - 1)
      }
      const chosen = products[active]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        choose(chosen)
      }
    },
  }
}

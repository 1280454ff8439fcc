import { useEffect, useRef } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { MAX_TERM, oneLine, searchHref } from '../search/search-term.ts'
import { SUGGESTIONS_ID, SuggestionList, suggestionID } from '../search/suggestion-list.tsx'
import { useSuggestions } from '../search/use-suggestions.ts'

/** Search field below the header, with products as suggestions: a combobox over a list (WAI-ARIA APG), HDR-3. */
export default function SearchBox({ onClose }: SlotProps['search-box']) {
  const t = useCatalogT()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const choose = ({ id }: ProductSummary) => go(href('/store/product/:id', { id }))
  const { products, term, active, ...events } = useSuggestions(choose)
  // Web views without modal dialogs leave the focus where it is.
  useEffect(() => field.current?.focus(), [])

  return (
    <Dialog open onClose={onClose} title={t('catalog.search-label')} kind="bar" heading={false}>
      <search>
        <form
          method="get"
          action={href('/store/search')}
          className="catalog-search-box-form"
          onSubmit={event => {
            event.preventDefault()
            go(searchHref(oneLine(field.current?.value ?? '')))
          }}
        >
          <input
            {...events}
            ref={field}
            name="q"
            type="search"
            className="input"
            role="combobox"
            aria-label={t('catalog.search-label')}
            aria-autocomplete="list"
            aria-expanded={products.length > 0}
            aria-controls={SUGGESTIONS_ID}
            aria-activedescendant={active >= 0 ? suggestionID(active) : undefined}
            placeholder={t('catalog.search-label')}
            maxLength={MAX_TERM}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button type="submit" className="button button-primary">
            {t('catalog.search-submit')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('catalog.search-close')}
          </button>
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {term && t('catalog.suggestions', { count: products.length })}
      </p>
      <SuggestionList products={products} active={active} onChoose={choose} />
    </Dialog>
  )
}

import { useEffect, useRef } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { useCatalogT } from '../messages/messages.ts'
import { MAX_TERM, oneLine, searchHref } from '../search/search-term.ts'
import { SUGGESTIONS_ID, SuggestionList, suggestionID } from '../search/suggestion-list.tsx'
import { useSuggestions } from '../search/use-suggestions.ts'

/** Search field below the header, with products as suggestions: a combobox over a list (WAI-ARIA APG), HDR-3. */
export default function SearchBox({ onClose }: SlotProps['search-box']) {
  const t = useCatalogT()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const close = () => (dialog.current?.close ? dialog.current.close() : onClose())
  const go = (to: string) => {
    close()
    void navigate(to)
  }
  const choose = ({ id }: ProductSummary) => go(href('/store/product/:id', { id }))
  const { products, term, active, ...events } = useSuggestions(choose)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      // Old web views know no modal dialogs: there it is an open panel.
      if (typeof element.showModal === 'function') element.showModal()
      else element.setAttribute('open', '')
    }
    field.current?.focus()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="catalog-search-box"
      aria-label={t('catalog.search-label')}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && close()}
    >
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
          <button type="button" className="button" onClick={close}>
            {t('catalog.search-close')}
          </button>
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {term && t('catalog.suggestions', { count: products.length })}
      </p>
      <SuggestionList products={products} active={active} onChoose={choose} />
    </dialog>
  )
}

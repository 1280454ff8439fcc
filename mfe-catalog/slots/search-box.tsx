import { useEffect, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import type { Pressed } from '../early/pressed.ts'
import { useCatalogT } from '../messages/messages.ts'
import { keepTerm } from '../search/past-terms.ts'
import { MAX_TERM, oneLine, searchHref } from '../search/search-term.ts'
import type { Suggestion } from '../search/suggest.ts'
import { SuggestionCount } from '../search/suggestion-count.tsx'
import { SUGGESTIONS_ID, SuggestionList, suggestionID } from '../search/suggestion-list.tsx'
import { useSuggestions } from '../search/use-suggestions.ts'

/** Search field below the header, with shelves, brands and products as suggestions: a combobox over a list (WAI-ARIA APG), HDR-3. */
export default function SearchBox({ onClose }: SlotProps['search-box']) {
  const t = useCatalogT()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const go = (to: string, state?: Pressed) => {
    onClose()
    void navigate(to, { state })
  }
  const search = (term: string) => {
    keepTerm(browserStorage('localStorage'), term)
    go(searchHref(term))
  }
  const choose = ({ kind, name, to, product }: Suggestion) =>
    kind === 'past' || kind === 'all'
      ? search(name)
      : go(to, { card: product, ...(kind === 'category' && { shelf: name }) })
  const { suggestions, term, nothing, active, forget, events } = useSuggestions(choose)
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
            search(oneLine(field.current?.value ?? ''))
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
            aria-expanded={suggestions.length > 0}
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
      <SuggestionCount
        term={term}
        count={suggestions.filter(({ kind }) => kind !== 'all').length}
        nothing={nothing}
        onFollow={onClose}
      />
      <SuggestionList
        suggestions={suggestions}
        term={term}
        active={active}
        onChoose={choose}
        onForget={forget}
      />
    </Dialog>
  )
}

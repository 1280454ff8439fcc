import { useEffect, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { MAX_TERM, oneLine } from '../search/search-term.ts'
import { SuggestionCount } from '../search/suggestion-count.tsx'
import { SUGGESTIONS_ID, SuggestionList, suggestionID } from '../search/suggestion-list.tsx'
import { useSearch } from '../search/use-search.ts'
import { useSuggestions } from '../search/use-suggestions.ts'

/** Search field below the header, with shelves, brands and products as suggestions: a combobox over a list (WAI-ARIA APG), HDR-3. */
export default function SearchBox({ onClose }: SlotProps['search-box']) {
  const t = useCatalogT()
  const field = useRef<HTMLInputElement>(null)
  const { search, choose } = useSearch(onClose)
  const { suggestions, term, nothing, active, forget, typed, pressed } = useSuggestions(choose)
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
            onInput={({ currentTarget, nativeEvent }) =>
              typed(currentTarget.value, (nativeEvent as InputEvent).isComposing ?? false)
            }
            onCompositionEnd={({ currentTarget }) => typed(currentTarget.value, false)}
            onKeyDown={({ nativeEvent }) => pressed(nativeEvent)}
            ref={field}
            name="q"
            type="search"
            className="input"
            role="combobox"
            aria-label={t('catalog.search-label')}
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={SUGGESTIONS_ID}
            aria-activedescendant={active >= 0 ? suggestionID(SUGGESTIONS_ID, active) : undefined}
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
        id={SUGGESTIONS_ID}
        suggestions={suggestions}
        term={term}
        active={active}
        onChoose={choose}
        onForget={forget}
      />
    </Dialog>
  )
}

import { Link } from 'shared-contracts/ui/link.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { SUGGESTION_TEXTS } from '../messages/suggestions.ts'
import { searchHref } from './search-term.ts'

interface Props {
  /** Empty before a search. */
  term: string
  count: number
  /** The search was answered, with nothing. */
  nothing: boolean
  onFollow(): void
}

/** How much is offered (nothing of a search that was not answered), for who cannot see the list; that nothing is, for everybody, with the way to the search page (HDR-3). */
export function SuggestionCount({ term, count, nothing, onFollow }: Props) {
  const t = useCatalogT()
  const own = SUGGESTION_TEXTS.useTexts()
  return (
    <>
      <p className={nothing ? 'catalog-suggestion-none' : 'visually-hidden'} role="status">
        {nothing
          ? own('catalog.suggestion-none', { term })
          : term && count > 0 && t('catalog.suggestions', { count })}
      </p>
      {nothing && (
        <Link className="button button-quiet" to={searchHref(term)} onClick={onFollow}>
          {own('catalog.suggestion-all', { term })}
        </Link>
      )}
    </>
  )
}

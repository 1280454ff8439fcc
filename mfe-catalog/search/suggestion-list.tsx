import { Glyph } from 'shared-contracts/ui/glyph.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { SUGGESTION_TEXTS } from '../messages/suggestions.ts'
import { FromPrice } from '../product-cards/from-price.tsx'
import { matchesIn } from './matches.ts'
import type { Suggestion } from './suggest.ts'

export const SUGGESTIONS_ID = 'catalog-suggestions'
/** Id of a suggestion's element, for `aria-activedescendant`. @param list id of the list */
export const suggestionID = (list: string, index: number): string => `${list}-${index}`

interface Props {
  id: string
  suggestions: readonly Suggestion[]
  term: string
  /** Index of the marked suggestion; -1 for none. */
  active: number
  onChoose(suggestion: Suggestion): void
  onForget(): void
}

/** The list of a combobox: the focus stays in the field, which owns the keys (WAI-ARIA APG). */
export function SuggestionList({ id, suggestions, term, active, onChoose, onForget }: Props) {
  const t = useCatalogT()
  const own = SUGGESTION_TEXTS.useTexts()
  return (
    <>
      <div
        id={id}
        className="catalog-suggestions"
        role="listbox"
        aria-label={t('catalog.suggestions-label')}
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={suggestion.key}
            id={suggestionID(id, index)}
            role="option"
            aria-selected={index === active}
            className="catalog-suggestion"
            data-kind={suggestion.kind}
            onClick={() => onChoose(suggestion)}
          >
            <Option suggestion={suggestion} term={term} />
          </div>
        ))}
      </div>
      {suggestions[0]?.kind === 'past' && (
        <button type="button" className="button button-quiet" onClick={onForget}>
          <Glyph name="close" />
          {own('catalog.past-forget')}
        </button>
      )}
    </>
  )
}

function Option({ suggestion: { kind, name, product }, term }: { suggestion: Suggestion; term: string }) {
  const own = SUGGESTION_TEXTS.useTexts()
  if (kind === 'all')
    return <span className="catalog-suggestion-name">{own('catalog.suggestion-all', { term: name })}</span>
  return (
    <>
      {product?.image && <Picture image={{ ...product.image, alt: '' }} sizes="48px" eager />}
      <span className="catalog-suggestion-name">
        <Marked text={name} term={term} />
      </span>
      {product ? (
        <FromPrice amount={product.price} currency={product.currency} varies={product.priceVaries} />
      ) : (
        <span className="muted">{own(`catalog.suggestion-${kind === 'product' ? 'category' : kind}`)}</span>
      )}
    </>
  )
}

/** A name with what of it was typed. */
function Marked({ text, term }: { text: string; term: string }) {
  const matches = matchesIn(text, term)
  let at = 0
  const parts = matches.flatMap(([from, to]) => {
    const before = text.slice(at, from)
    at = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return [...parts, text.slice(at)]
}

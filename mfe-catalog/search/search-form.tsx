import { Suspense, useEffect, useRef, useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { useCatalogT } from '../messages/messages.ts'
import { MAX_TERM, oneLine, searchHref } from './search-term.ts'

/** Loaded with the first touch of the field. */
const FormSuggestions = codeLater(
  async () =>
    (await import(/* webpackChunkName: "form-suggestions" */ './form-suggestions.tsx')).FormSuggestions,
)

/** Another than that of the header's field, which may be open over the page. */
const SUGGESTIONS = 'catalog-form-suggestions'

/** A GET form: works before and without script. Enter while composing Chinese never submits a form in browsers. */
export function SearchForm({ term }: { term: string }) {
  const t = useCatalogT()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  // It may have had the focus before the page reacted.
  useEffect(() => setUsed(document.activeElement === field.current), [])
  return (
    <search>
      <form
        method="get"
        action={href('/store/search')}
        className="catalog-search"
        onSubmit={event => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          void navigate(searchHref(oneLine(String(q ?? ''))))
        }}
      >
        <label htmlFor="catalog-q" className="visually-hidden">
          {t('catalog.search-label')}
        </label>
        <input
          ref={field}
          onFocus={() => setUsed(true)}
          id="catalog-q"
          name="q"
          type="search"
          // From the server on: a field that had another role by the time it is touched would be read out twice.
          role="combobox"
          aria-expanded={false}
          aria-controls={SUGGESTIONS}
          aria-autocomplete="list"
          className="input"
          defaultValue={term}
          placeholder={t('catalog.search-label')}
          maxLength={MAX_TERM}
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: who comes without a term comes to type one
          autoFocus={term === ''}
        />
        <button type="submit" className="button button-primary">
          {t('catalog.search-submit')}
        </button>
        {isUsed && (
          <Suspense fallback={null}>
            <FormSuggestions field={field} id={SUGGESTIONS} />
          </Suspense>
        )}
      </form>
    </search>
  )
}

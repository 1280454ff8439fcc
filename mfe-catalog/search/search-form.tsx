import { href } from 'shared-contracts/remote/routes/href.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { useCatalogT } from '../messages/messages.ts'
import { MAX_TERM, oneLine, searchHref } from './search-term.ts'

/** A GET form: works before and without script. Enter while composing Chinese never submits a form in browsers. */
export function SearchForm({ term }: { term: string }) {
  const t = useCatalogT()
  const navigate = useNavigate()
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
          id="catalog-q"
          name="q"
          type="search"
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
      </form>
    </search>
  )
}

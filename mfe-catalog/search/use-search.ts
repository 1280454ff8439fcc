import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import type { Pressed } from '../early/pressed.ts'
import { keepTerm } from './past-terms.ts'
import { searchHref } from './search-term.ts'
import type { Suggestion } from './suggest.ts'

/** Where a search field leads: to what is found by a term, which is kept, or to what was chosen of its suggestions. @param leave closes the field before */
export function useSearch(leave: () => void) {
  const navigate = useNavigate()
  const go = (to: string, state?: Pressed) => {
    leave()
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
  return { search, choose }
}

import { useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { forgetTerms, pastTerms } from './past-terms.ts'
import { createFinder, pastSuggestions, type Suggestion } from './suggest.ts'
import { createSuggestions } from './suggestions.ts'

interface Found {
  suggestions: readonly Suggestion[]
  /** What they were found by; empty before a search. */
  term: string
  /** The search was answered, with nothing. */
  nothing: boolean
}

/**
 * What is offered while somebody types, past terms before they do, and which of it the arrow keys are on (HDR-3).
 * @param choose called with what Enter picks
 */
export function useSuggestions(choose: (suggestion: Suggestion) => void) {
  const { api } = useApp()
  const past = (): Found => ({
    suggestions: pastSuggestions(pastTerms(browserStorage('localStorage'))),
    term: '',
    nothing: false,
  })
  const [found, setFound] = useState<Found>(past)
  /** Index of the marked suggestion; -1 for the field itself. */
  const [active, setActive] = useState(-1)
  const [typing] = useState(() =>
    createSuggestions<Suggestion>(createFinder(api), (suggestions, term) => {
      setFound(term ? { suggestions: suggestions ?? [], term, nothing: suggestions?.length === 0 } : past())
      setActive(-1)
    }),
  )
  useEffect(() => typing.stop, [typing])
  const { suggestions } = found
  return {
    ...found,
    active,
    forget() {
      forgetTerms(browserStorage('localStorage'))
      setFound(past())
      setActive(-1)
    },
    typed(text: string, composing: boolean) {
      // The mark is on what an earlier text found: Enter is for the text from here on, however late the answer to it.
      setActive(-1)
      typing.typed(text, composing)
    },
    /** Takes a key that was pressed in the field. */
    pressed(event: KeyboardEvent) {
      // Safari ends the composition before the Enter that ended it: only the old key code says so.
      if (event.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') event.preventDefault()
        return
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && suggestions.length > 0) {
        event.preventDefault()
        const places = suggestions.length + 1
        setActive(((active + 1 + step + places) % places) - 1)
      }
      const chosen = suggestions[active]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        choose(chosen)
      }
    },
  }
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { keepTerm } from './past-terms.ts'
import { oneLine } from './search-term.ts'
import { SuggestionCount } from './suggestion-count.tsx'
import { SuggestionList, suggestionID } from './suggestion-list.tsx'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the search page's own field offers below it (HDR-3), whose code comes with its first touch. @property id of the list */
export function FormSuggestions({ field, id }: { field: RefObject<HTMLInputElement | null>; id: string }) {
  const [open, setOpen] = useState(false)
  const { choose } = useSearch(() => setOpen(false))
  const { suggestions, term, nothing, active, forget, typed, pressed } = useSuggestions(choose)
  const shown = open && (suggestions.length > 0 || nothing)
  const heard = { typed, pressed, shown }
  const latest = useRef(heard)
  // With the list itself: a key between that and a later effect would be counted in the list before.
  useLayoutEffect(() => {
    latest.current = heard
    const input = field.current
    const on = open && active >= 0
    input?.setAttribute('aria-expanded', String(open && suggestions.length > 0))
    if (on) input?.setAttribute('aria-activedescendant', suggestionID(id, active))
    else input?.removeAttribute('aria-activedescendant')
  })
  useEffect(() => {
    const input = field.current
    if (!input) return
    const stop = new AbortController()
    const hear = <K extends keyof HTMLElementEventMap>(on: K, act: (event: HTMLElementEventMap[K]) => void) =>
      (on === 'submit' ? input.form : input)?.addEventListener(on, act as EventListener, {
        signal: stop.signal,
      })
    const take = (composing: boolean) => {
      setOpen(true)
      latest.current.typed(input.value, composing)
    }
    hear('input', event => take((event as InputEvent).isComposing ?? false))
    hear('compositionend', () => take(false))
    hear('focus', () => setOpen(input.value === ''))
    hear('blur', () => setOpen(false))
    hear('keydown', event => {
      const { shown, pressed } = latest.current
      if (event.key === 'Escape') {
        // It would empty the field too: that is for the next one.
        if (shown) event.preventDefault()
        setOpen(false)
      } else if (shown || event.isComposing || event.keyCode === 229) pressed(event)
      else if (/^Arrow(Down|Up)$/.test(event.key)) setOpen(true)
    })
    hear('submit', () => {
      keepTerm(browserStorage('localStorage'), oneLine(input.value))
      setOpen(false)
    })
    // What happened before this was there.
    if (input.value !== input.defaultValue) take(false)
    else setOpen(input.value === '' && document.activeElement === input)
    return () => stop.abort()
  }, [field])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, whatever of this is pressed
    <div
      className={shown ? 'catalog-search-offers' : 'visually-hidden'}
      onMouseDown={event => event.preventDefault()}
    >
      <SuggestionCount
        term={open ? term : ''}
        count={suggestions.filter(({ kind }) => kind !== 'all').length}
        nothing={open && nothing}
        onFollow={() => setOpen(false)}
      />
      <SuggestionList
        id={id}
        suggestions={open ? suggestions : []}
        term={term}
        active={active}
        onChoose={choose}
        onForget={forget}
      />
    </div>
  )
}

import { oneLine } from './search-term.ts'

/** Pause in typing before a term is looked up. */
export const DEBOUNCE_MS = 180
/** Rows that fit a phone above its keyboard. */
export const MAX_SUGGESTIONS = 10

export interface Suggestions {
  /** Takes what the field holds. While an input method composes, the text is not yet what the shopper means. */
  typed(text: string, composing: boolean): void
  stop(): void
}

/**
 * What a search field offers while somebody types. One search is in flight at a time; a late answer to an earlier one is dropped.
 * @param take given what was found, with the term; nothing for an empty field, null for a search that failed
 */
export function createSuggestions<T>(
  find: (term: string, signal: AbortSignal) => Promise<readonly T[]>,
  take: (found: readonly T[] | null, term: string) => void,
): Suggestions {
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight = new AbortController()
  let last = ''
  const search = async (term: string, signal: AbortSignal) => {
    const found = await find(term, signal).catch(() => null)
    if (!signal.aborted) take(found?.slice(0, MAX_SUGGESTIONS) ?? null, term)
  }
  const stop = () => {
    clearTimeout(timer)
    inFlight.abort()
  }
  return {
    stop,
    typed(text, composing) {
      if (composing) return
      const term = oneLine(text)
      if (term === last) return
      last = term
      stop()
      if (!term) return take([], '')
      inFlight = new AbortController()
      timer = setTimeout(search, DEBOUNCE_MS, term, inFlight.signal)
    },
  }
}

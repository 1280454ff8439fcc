/** Calm of the typing hand before a term is looked up (ms). */
export const CALM = 180
export const MOST = 6

export interface Suggestions {
  /** Takes what the field holds. While an input method composes, the text is not yet what the shopper means. */
  typed(text: string, composing: boolean): void
  stop(): void
}

/**
 * What a search field offers while somebody types. One question is open at a time; a late answer to an earlier one is dropped.
 * @param take given what was found, with the term; nothing for an empty field or a question that failed
 */
export function createSuggestions<T>(
  find: (term: string, signal: AbortSignal) => Promise<readonly T[]>,
  take: (found: readonly T[], term: string) => void,
): Suggestions {
  let timer: ReturnType<typeof setTimeout> | undefined
  let open = new AbortController()
  let last = ''
  const ask = async (term: string, signal: AbortSignal) => {
    const found = await find(term, signal).catch(() => [])
    if (!signal.aborted) take(found.slice(0, MOST), term)
  }
  const stop = () => {
    clearTimeout(timer)
    open.abort()
  }
  return {
    stop,
    typed(text, composing) {
      if (composing) return
      const term = text.replace(/\s+/g, ' ').trim()
      if (term === last) return
      last = term
      stop()
      if (!term) return take([], '')
      open = new AbortController()
      timer = setTimeout(ask, CALM, term, open.signal)
    },
  }
}

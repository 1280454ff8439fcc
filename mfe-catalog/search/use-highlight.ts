import { type RefObject, useEffect } from 'react'
import { matchesIn } from './matches.ts'

const NAME = 'catalog-found'

/**
 * Marks what of a term stands in the links below an element, those that come later too: by the browser's own highlights, which leave
 * the page as it is. Nothing where it has none.
 */
export function useHighlight(list: RefObject<HTMLElement | null>, term: string): void {
  useEffect(() => {
    const element = list.current
    if (!element || !term || !('highlights' in CSS)) return
    const mark = () => {
      const ranges = [...element.querySelectorAll('.catalog-card-name a')].flatMap(link => {
        const text = link.firstChild
        if (!(text instanceof Text)) return []
        return matchesIn(text.data, term).map(([from, to]) => {
          const range = new Range()
          range.setStart(text, from)
          range.setEnd(text, to)
          return range
        })
      })
      CSS.highlights.set(NAME, new Highlight(...ranges))
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(element, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      CSS.highlights.delete(NAME)
    }
  }, [list, term])
}

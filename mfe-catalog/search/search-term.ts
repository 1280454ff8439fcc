import { cutTo, LIMITS } from 'shared-contracts/api/limits.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** Characters of a term, as many as the backend takes. */
export const MAX_TERM = LIMITS.searchTerm.max

/** What was typed as one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The term as the backend takes it: one line, cut to its limit. A dot or two is none: no address can carry it, nor is anything called so. */
export const readTerm = (url: URL): string =>
  cutTo(oneLine(url.searchParams.get('q') ?? ''), LIMITS.searchTerm)
    .trim()
    .replace(/^\.\.?$/, '')

export const searchHref = (term: string, page = 1): string =>
  href('/store/search', undefined, { q: term, page: page > 1 ? String(page) : undefined })

/** Two patterns that differ in the names of their parameters alone match the same addresses. */
export const shapeOf = (pattern: string): string => pattern.replace(/:[^/]+/g, ':').replace(/\/+$/, '') || '/'

/** A parameter that an address must have. */
const NEEDED = /\/:[^/?]+(?=\/|$)/

/** Whether a pattern is no address that could be opened: a sample has to name one. */
export const needsSample = (pattern: string): boolean => NEEDED.test(pattern)

/** What the edge answers itself: no page is ever shown there. */
const OF_THE_EDGE = /^\/(?:(?:api|media|sandbox|r|\.well-known)(?:\/|$)|(?:healthz|readyz|sw\.js)$)/

/** Behind a name, a `?` says that an address may lack it. */
const BEYOND_A_PATH = /\?(?!\/|$)|#/

/** @returns why no page of a remote can be at a path, in words that follow it; null where one can */
export function pathProblem(pattern: string): string | null {
  if (!pattern.startsWith('/')) return 'must begin with /'
  // It would take every address, those of other remotes and of the edge too.
  if (/^\/+(?:\*|:)/.test(pattern)) return 'must begin with a name'
  // React Router reads `/a*` as `/a/*`; for everything else it would be a name like any other.
  if (/[^/]\*$/.test(pattern)) return 'must have a / before its *'
  if (BEYOND_A_PATH.test(pattern))
    return 'has ? or #: it is the address up to there, and a page reads the rest of it itself'
  const parameters: readonly string[] = pattern.match(/:[^/?]+/g) ?? []
  const twice = parameters.find((name, at) => parameters.indexOf(name) < at)
  if (twice) return `has ${twice} twice: a page would see one of its two values`
  return OF_THE_EDGE.test(pattern) ? 'is answered by the edge itself: no page is shown there' : null
}

import type { FastifyRequest } from 'fastify'
import type { Inspected } from 'shared-contracts/release/composition.ts'
import type { Shown } from '../preview/previews.ts'

/** In an address: asks to see what the page is made of. */
const ASKED = 'composition'

/**
 * Decides who sees in a page what it is made of (REL-7): whoever has a pass of the operators that holds in this browser, and anybody
 * in development. To everybody else the question in the address means nothing, and the page is the one without it.
 * @param shown what the browser's pass shows, where it has one that holds
 * @param everyone whether nobody needs a pass here
 */
export function inspectedBy(
  { query }: Pick<FastifyRequest, 'query'>,
  shown: Pick<Shown, 'pass'> | null,
  everyone: boolean,
): Inspected | null {
  if (!Object.hasOwn(Object(query), ASKED)) return null
  if (shown) {
    const { for: by, expires: until, releases: pinned } = shown.pass
    return { by, until, pinned }
  }
  return everyone ? { by: null, until: null, pinned: {} } : null
}

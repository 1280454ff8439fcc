import { MAX_FILL_MS } from 'shared-contracts/remote/points.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** A page's subject and a place of it, e.g. `product.below-price`. */
const POINT = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

/** @throws when a point has no such name, is on no page of the remote, or a fill has no order or more time than a page gives */
export function guardPoints({ name, paths, offers = {}, fills = {} }: RemoteDeclaration): void {
  const odd = [...Object.keys(offers), ...Object.keys(fills)].find(point => !POINT.test(point))
  if (odd !== undefined)
    throw new Error(`${name}: '${odd}' is no name of a point: it has a page's subject and a place, 'a.b'`)
  for (const [point, pattern] of Object.entries(offers)) {
    if (!Object.hasOwn(paths, pattern))
      throw new Error(`${name}: offers '${point}' on '${pattern}', which it does not own`)
  }
  for (const [point, { order, within }] of Object.entries(fills)) {
    if (!Number.isFinite(order)) throw new Error(`${name}: its order in '${point}' is no number`)
    if (!(within > 0 && within <= MAX_FILL_MS))
      throw new Error(`${name}: may have pages wait for '${point}' for 1 to ${MAX_FILL_MS} ms`)
  }
}

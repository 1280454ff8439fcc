import { createHmac } from 'node:crypto'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { sameToken } from '../../session/tokens.ts'
import type { Shop } from '../../shop.ts'
import type { Order } from '../own-order.ts'

/** ms that a mailed link opens its order: as long as a session lives. */
const LIFE_MS = 30 * 24 * 3_600_000

const macOf = (shop: Shop, orderId: string, until: string): string =>
  createHmac('sha256', shop.signingKey).update(`order ${orderId} ${until}`).digest('base64url')

/**
 * Address of an order for the mailbox it was made with. A guest's opens it by a token, signed rather than kept: it is worth
 * something for this one order and for a time (CHK-10). An account's asks to sign in.
 */
export function orderLink(shop: Shop, { id, accountId }: Pick<Order, 'id' | 'accountId'>): string {
  const address = `${shop.config.publicOrigin}${href('/user/orders', undefined, { id })}`
  if (accountId !== null) return address
  const until = (shop.now().getTime() + LIFE_MS).toString(36)
  return `${address}&ot=${until}.${macOf(shop, id, until)}`
}

/** @param query of the page that was opened @returns whether it has a token that opens the order */
export function opensOrder(shop: Shop, orderId: string, query: string): boolean {
  const given = new URLSearchParams(query).get('ot') ?? ''
  const [, until = '', mac = ''] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(given) ?? []
  return sameToken(mac, macOf(shop, orderId, until)) && shop.now().getTime() < Number.parseInt(until, 36)
}

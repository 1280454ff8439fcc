import { createHmac } from 'node:crypto'
import { sameToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'

export const VERIFY_PATH = '/api/istore/verify-email'
const DAY_MS = 24 * 3_600_000
/** ms that a link which confirms a mailbox is good for. */
const LIFE_MS = 7 * DAY_MS

const macOf = (shop: Shop, said: string): string =>
  createHmac('sha256', shop.signingKey).update(`verify ${said}`).digest('base64url')

/** What a mail to an account's address says and nobody else knows: signed rather than kept, for it changes nothing twice. */
function verifyToken(shop: Shop, accountId: string): string {
  const said = `${accountId}.${(shop.now().getTime() + LIFE_MS).toString(36)}`
  return `${said}.${macOf(shop, said)}`
}

/** Id of the account that a token was mailed to; null for one that is made up, altered or too old. */
export function accountOfToken(shop: Shop, token: unknown): string | null {
  const [, said = '', accountId = '', until = '', mac = ''] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(typeof token === 'string' ? token : '') ?? []
  const good = sameToken(mac, macOf(shop, said)) && shop.now().getTime() < Number.parseInt(until, 36)
  return good ? accountId : null
}

/** Always below the shop's own public origin. */
export const verifyAddress = (shop: Shop, accountId: string): string =>
  `${shop.config.publicOrigin}${VERIFY_PATH}?t=${verifyToken(shop, accountId)}`

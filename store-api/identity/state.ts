import { createHmac, randomBytes } from 'node:crypto'
import { ALIKE_MS } from '../database/clock.ts'
import { Refusal } from '../http/refusal.ts'
import { sameToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'

/** ms from leaving for the provider's page to coming back. */
const LIFE_MS = 15 * 60_000

type Signer = Pick<Shop, 'signingKey' | 'now'>

/** Only this session can have been given it: its id is no secret, the shop's key is. */
const proof = ({ signingKey }: Signer, session: Session, about: string): string =>
  createHmac('sha256', signingKey).update(`state ${session.id} ${about}`).digest('base64url')

/** What goes to the provider's page and must come back to the same session. */
export function makeState(shop: Signer, session: Session, provider: string): string {
  const nonce = `${randomBytes(12).toString('base64url')}.${shop.now().getTime().toString(36)}`
  return `${nonce}.${proof(shop, session, `${provider} ${nonce}`)}`
}

/** @throws Refusal `identity-missing` for a state of another session or provider, or one that is too old */
export function checkState(shop: Signer, session: Session | null, provider: string, state: string): void {
  const [random = '', time = '', given = ''] = state.split('.')
  const age = shop.now().getTime() - Number.parseInt(time, 36)
  const right = session !== null && sameToken(given, proof(shop, session, `${provider} ${random}.${time}`))
  // A phone that knows its owner is back at once, and another server's clock may be a little behind the one that began it.
  if (!right || !(age >= -ALIKE_MS && age <= LIFE_MS)) throw new Refusal('identity-missing')
}

import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'
import { sameToken } from '../session/tokens.ts'
import type { Session } from '../session/visitor.ts'

/** ms from leaving for the provider's page to coming back. */
const LIFE_MS = 15 * 60_000

/** The session's id never leaves the server: only this session can have been given what it makes. */
const proof = (session: Session, about: string): string =>
  createHmac('sha256', session.id).update(about).digest('base64url')

/** What goes to the provider's page and must come back to the same session. */
export function makeState(session: Session, provider: string, now: Date): string {
  const nonce = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`
  return `${nonce}.${proof(session, `${provider} ${nonce}`)}`
}

/** @throws Refusal `identity-missing` for a state of another session or provider, or one that is too old */
export function checkState(session: Session | null, provider: string, state: string, now: Date): void {
  const [random = '', time = '', given = ''] = state.split('.')
  const age = now.getTime() - Number.parseInt(time, 36)
  const right = session !== null && sameToken(given, proof(session, `${provider} ${random}.${time}`))
  if (!right || !(age >= 0 && age <= LIFE_MS)) throw new Refusal('identity-missing')
}

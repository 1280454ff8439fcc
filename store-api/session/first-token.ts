import { createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { SESSION_SECONDS } from './cookies.ts'
import { sameToken } from './tokens.ts'

const RANDOM_BYTES = 12
const TIME_BYTES = 4
const MAC_BYTES = 16

const macOf = (key: KeyObject, said: Buffer): Buffer =>
  createHmac('sha256', key).update('first token').update(said).digest().subarray(0, MAC_BYTES)

/**
 * What a browser is known by until it first changes something: signed and told nowhere else, so that looking round writes
 * nothing down. The session's row takes over the same token.
 * @param key the shop's signing key
 */
export function newFirstToken(key: KeyObject, now: Date): string {
  const said = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(TIME_BYTES)])
  said.writeUInt32BE(Math.floor(now.getTime() / 1000), RANDOM_BYTES)
  return Buffer.concat([said, macOf(key, said)]).toString('base64url')
}

/** Whole seconds since the token was handed out; null when it is none of this shop's, or older than its cookie. */
export function ageOfFirstToken(key: KeyObject, token: string, now: Date): number | null {
  const bytes = Buffer.from(token, 'base64url')
  const said = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
  const right = Buffer.concat([said, macOf(key, said)])
  if (bytes.length !== right.length || !sameToken(right.toString('base64url'), token)) return null
  const age = Math.floor(now.getTime() / 1000) - said.readUInt32BE(RANDOM_BYTES)
  return age < SESSION_SECONDS ? Math.max(0, age) : null
}

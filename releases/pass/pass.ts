import { randomBytes, sign, verify } from 'node:crypto'
import { ReleaseId, ReleaseName } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import type { SigningKey, TrustedKeys } from '../signing/keys.ts'

/** Each has a place of its own in the store, and one that comes late asks for all of them. */
export const MAX_BROWSERS = 20

/**
 * Lets one browser, or as many as it says, see a composition that others do not get: a preview of a release, or a page as it once was.
 * Strict, unlike the document: what a later command limits, an earlier edge must not overlook.
 */
export const Pass = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/)),
  /** Whom it was made for, in words. */
  for: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  expires: v.pipe(v.string(), v.isoTimestamp()),
  /** How many browsers may open it; absent: one. */
  browsers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_BROWSERS))),
  /** Releases seen instead of those that the document would choose. */
  releases: v.record(ReleaseName, ReleaseId),
  /** Document and visitor whose composition is seen; absent: those of whoever looks. */
  session: v.optional(
    v.strictObject({ serial: v.pipe(v.number(), v.integer(), v.minValue(1)), visitor: v.string() }),
  ),
})
export type Pass = v.InferOutput<typeof Pass>

export type PassRefusal =
  | 'malformed'
  | 'unknown key'
  | 'altered'
  | 'expired'
  | 'used by another browser'
  | 'used up'
  | 'revoked'
  /** A team's key made it, and may not. */
  | 'not allowed'
  | 'frozen'
  | 'gone'

export class PassRefused extends Error {
  readonly refusal: PassRefusal

  constructor(refusal: PassRefusal, detail: string) {
    super(`the link is refused (${refusal}): ${detail}`)
    this.name = 'PassRefused'
    this.refusal = refusal
  }
}

// A signature over a pass must never read as one over a document.
const signed = (payload: string) => Buffer.from(`arcade pass\n${payload}`)

/** Never begins like an option of a command: it is given to one to be taken back. */
export const newPassId = () => randomBytes(12).toString('base64url').replace(/^-/, '_')

/** @returns the pass as one word for an address or a cookie */
export function signPass(pass: Pass, { id, privateKey }: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return [payload, id, sign(null, signed(payload), privateKey).toString('base64url')].join('.')
}

/** @returns id of the key that signed it, as the token says */
export const signerOf = (token: string): string => token.split('.')[1] ?? ''

/** @throws PassRefused unless it is whole, signed by a trusted key, and in time */
export function readPass(token: string, keys: TrustedKeys, now: Date): Pass {
  const [payload = '', id = '', signature = '', ...rest] = token.split('.')
  const key = keys.get(id)
  if (!payload || !signature || rest.length > 0) throw new PassRefused('malformed', 'it is cut short')
  if (!key) throw new PassRefused('unknown key', 'it was not signed here')
  if (!verify(null, signed(payload), key, Buffer.from(signature, 'base64url')))
    throw new PassRefused('altered', 'the signature does not fit')
  const pass = v.parse(Pass, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (Date.parse(pass.expires) <= now.getTime())
    throw new PassRefused('expired', `it held until ${pass.expires}`)
  return pass
}

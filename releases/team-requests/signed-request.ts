import { createHash, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { SigningKey } from '../signing/keys.ts'

/** Headers of a request that a team's key signed (REL-13). Each says one thing that the signature covers. */
export const HEADERS = {
  key: 'x-arcade-key',
  /** ISO time at which it was made. */
  date: 'x-arcade-date',
  /** Never used twice. */
  nonce: 'x-arcade-nonce',
  /** sha256 of the body, base64url. */
  digest: 'x-arcade-digest',
  signature: 'x-arcade-signature',
} as const

export interface Said {
  method: string
  /** Path and query, as sent. */
  path: string
  digest: string
  date: string
  nonce: string
}

/** What is signed for a request is never taken for a document, and the other way round. */
const signedText = ({ method, path, digest, date, nonce }: Said) =>
  Buffer.from(['request of a team', method, path, digest, date, nonce].join('\n'))

export const digestOf = (body: Uint8Array | string): string =>
  createHash('sha256').update(body).digest('base64url')

/** @returns the headers that make a request one of the key's */
export function signedHeaders(
  key: SigningKey,
  { method, path, body, at }: { method: string; path: string; body: Uint8Array | string; at: Date },
): Record<string, string> {
  const said = {
    method,
    path,
    digest: digestOf(body),
    date: at.toISOString(),
    nonce: randomBytes(18).toString('base64url'),
  }
  return {
    [HEADERS.key]: key.id,
    [HEADERS.date]: said.date,
    [HEADERS.nonce]: said.nonce,
    [HEADERS.digest]: said.digest,
    [HEADERS.signature]: sign(null, signedText(said), key.privateKey).toString('base64'),
  }
}

export const isSignedBy = (key: KeyObject, said: Said, signature: string): boolean =>
  verify(null, signedText(said), key, Buffer.from(signature, 'base64'))

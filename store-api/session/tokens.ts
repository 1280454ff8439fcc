import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Unguessable, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** What the database keeps of a token. */
export const hashToken = (token: string): string => sha256(token)

/** The value of the XSRF-TOKEN cookie: follows from the session's token and does not give it away. */
export const xsrfTokenOf = (token: string): string => sha256(`xsrf:${token}`)

export function sameToken(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWYZ'

/** Random id that people can read out: no I, L, O, U, nor X, which separates order ids in return addresses. */
export function readableId(length: number): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 31 in a byte: every character equally likely.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 31]
    }
  }
  return id
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Compares two signatures in a time that tells nothing of where they differ. */
export function sameSignature(given: unknown, right: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const hmacHex = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Several providers sign with MD5 and the key at the end; the choice is theirs. */
export const md5Hex = (text: string): string => createHash('md5').update(text).digest('hex')

/** `a=1&b=2` of all fields that hold something, in the order of their names, without those that sign. */
export function sortedPairs(fields: Record<string, unknown>, without: readonly string[]): string {
  return Object.keys(fields)
    .filter(name => !without.includes(name) && fields[name] !== '' && fields[name] != null)
    .sort()
    .map(name => `${name}=${plain(fields[name])}`)
    .join('&')
}

const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

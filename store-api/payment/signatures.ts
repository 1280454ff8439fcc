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

/**
 * Whether the text that `sortedPairs` signs says these fields and no others: its values are not encoded, so one that reads
 * `1&amount=2`, or a name that reads `amount=1&x`, would sign for another message as well.
 * @param addresses names of fields whose addresses, or lists with addresses, have queries of their own
 */
export const readsOneWay = (fields: Record<string, unknown>, addresses: readonly string[] = []): boolean =>
  Object.entries(fields).every(
    ([name, value]) =>
      isPlainName(name) &&
      (addresses.includes(name) ||
        ((typeof value !== 'object' || value === null) && !/&\w+=/.test(String(value)))),
  )

export const isPlainName = (name: string): boolean => /^\w+$/.test(name)

const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

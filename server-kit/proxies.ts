import { isIP } from 'node:net'

const RANGES_BY_NAME = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** What `TRUST_PROXY` must be, for whoever wrote something else. */
export const PROXIES = `addresses or ranges (10.0.0.0/8, ${[...RANGES_BY_NAME].join(', ')}) with commas`

/**
 * Which of the named proxies is none that Fastify's `trustProxy` could take: it says so at the first request, in other words.
 * @param value addresses and ranges with commas @returns null where all are fine
 */
export function oddProxy(value: string): string | null {
  const odd = value
    .split(',')
    .map(one => one.trim())
    .find(one => !isRange(one) && !RANGES_BY_NAME.has(one))
  return odd ?? null
}

function isRange(text: string): boolean {
  const [address = '', length] = text.split('/')
  return isIP(address) > 0 && (length === undefined || /^\d{1,3}$/.test(length) || isIP(length) > 0)
}

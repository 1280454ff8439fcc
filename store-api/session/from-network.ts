import { networkOf, siteOf } from 'server-kit/network.ts'
import type { Limit } from './attempt-limit.ts'

/** All IPv6 networks that one customer may have get so many times what one has. */
const OF_SITE = 10

/**
 * Limits of what one network does, and of IPv6 what all do that one customer of a provider may have: who has 65,536 would else be held up
 * by none of them.
 * @param what is counted @param most within a quarter of an hour
 */
export function fromNetwork(what: string, ip: string, most: number): Limit[] {
  const network = networkOf(ip)
  const site = siteOf(network)
  const ofSite = site === network ? [] : [{ key: `${what} ${site}`, most: most * OF_SITE }]
  return [{ key: `${what} ${network}`, most }, ...ofSite]
}

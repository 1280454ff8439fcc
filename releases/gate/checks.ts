import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { visitsOf } from './addresses.ts'
import type { Shopper } from './shopper.ts'

/** What a release says must be so at an address. */
export interface Check {
  pattern: string
  address: string
  /** Path that it must lead to; null where the page itself must be shown. */
  leadsTo: string | null
}

/** @returns what the gate can look at in the shopper's place, and in words what it cannot, for want of what */
export function checksOf(
  { checks = {}, paths, samples = {} }: Pick<PublishedRelease, 'checks' | 'paths' | 'samples'>,
  { has }: Pick<Shopper, 'has'>,
): { checks: Check[]; unmet: string[] } {
  const known = new Map<string, string>(has)
  const addresses = new Map(visitsOf([{ paths, samples }]).map(({ pattern, address }) => [pattern, address]))
  const found: Check[] = []
  const unmet: string[] = []
  for (const [pattern, wanted] of Object.entries(checks))
    for (const { needs = [], at, leadsTo = null } of wanted) {
      const lacks = needs.filter(need => !known.has(need))
      const address = at?.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(known.get(name) ?? ''),
      )
      if (lacks.length > 0) unmet.push(`${at ?? pattern}: it needs ${lacks.join(', ')}`)
      else found.push({ pattern, address: address ?? addresses.get(pattern) ?? pattern, leadsTo })
    }
  return { checks: found, unmet }
}

interface Landing {
  address: string
  landed: string
  status: number
}

/** @param seen what became of each page that was opened. @returns what is not as it must be, in words */
export function unlike(checks: readonly Check[], seen: readonly Landing[]): string[] {
  return checks.flatMap(({ address, leadsTo }) => {
    const path = new URL(leadsTo ?? address, 'http://gate').pathname
    const opened = seen.filter(one => one.address === address)
    if (opened.some(({ landed, status }) => landed === path && status < 400)) return []
    const last = opened.at(-1)
    const instead =
      last && last.status >= 400 ? `answers with status ${last.status}` : `leads to ${last?.landed}`
    return [`${address}: must ${leadsTo ? `lead to ${leadsTo}` : 'be shown'}, and ${instead}`]
  })
}

import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { findChannel } from '../../document/lookup.ts'
import { isRevoked } from '../../pass/revoked.ts'

/** A document and until when pages made by it were given out, ms since 1970. */
export interface Past {
  document: ReleaseDocument
  until: number
}

export interface History {
  past: readonly Past[]
  /** Each with the id of its pass, '' where that is not known, and the remote whose team made it. */
  previews: readonly { name: string; release: string; pass: string; team: string | null; until: number }[]
}

export interface Policy {
  /** An open page, a new release and a replay are good for so long, ms. */
  age: number
  /** So many last good releases of each channel stay, whatever their age. */
  keep: number
}

export type Need = 'live' | 'last good' | 'session' | 'preview' | 'new'

/** @returns releases of the channel that must stay, each with the first reason found */
export function neededOf(
  live: ReleaseDocument,
  name: string,
  history: History,
  { age, keep }: Policy,
  now: number,
): Map<string, Need> {
  const needed = new Map<string, Need>()
  const need = (ids: readonly string[], reason: Need) => {
    for (const id of ids) if (!needed.has(id)) needed.set(id, reason)
  }
  const channel = findChannel(live, name)
  if (!channel) return needed
  need(activeOf(channel), 'live')
  need(chainOf(channel, keep), 'last good')
  for (const { document, until } of history.past) {
    const then = findChannel(document, name)
    if (then && until >= now - age) need([...activeOf(then), ...chainOf(then, keep)], 'session')
  }
  const previews = history.previews.filter(
    one => one.name === name && one.until > now && !isRevoked(live, one.pass, one.team),
  )
  need(
    previews.map(({ release }) => release),
    'preview',
  )
  const recent = Object.values(channel.releases).filter(
    ({ publishedAt }) => Date.parse(publishedAt) >= now - age,
  )
  need(
    recent.map(({ release }) => release),
    'new',
  )
  return needed
}

const activeOf = (channel: ReleaseChannel) => channel.active.map(({ release }) => release)

const chainOf = (channel: ReleaseChannel, keep: number) =>
  channel.lastGood.filter(id => !channel.blocked.includes(id)).slice(0, keep)

import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { remoteNames, serving } from '../compatibility/live.ts'
import { placeIn } from '../composition/compose.ts'
import { channelOf } from './channel.ts'

/** What a change of one channel does to visitors. */
export interface BlastRadius {
  /** Path patterns whose pages come from another release. */
  routes: string[]
  slots: string[]
  /** Paths that nobody owns afterwards. */
  gone: string[]
  /** Of a hundred visitors, those who get another release. */
  visitorsPercent: number
}

/** @param after the channels as they would be */
export function blastRadius(
  before: ReleaseDocument,
  after: ReleaseDocument['remotes'],
  name: string,
): BlastRadius {
  const visitorsPercent = moved(before, after, name)
  const next = { ...before, remotes: after }
  if (visitorsPercent === 0) return { routes: [], slots: [], gone: [], visitorsPercent }
  const touched = name === HOST_NAME ? remoteNames(before) : [name]
  const then = new Set(
    named(
      remoteNames(next).flatMap(one => serving(next, one)),
      'paths',
    ),
  )
  const releases = touched.flatMap(one => [...serving(before, one), ...serving(next, one)])
  const now = named(
    touched.flatMap(one => serving(before, one)),
    'paths',
  )
  return {
    routes: named(releases, 'paths'),
    slots: named(releases, 'slots'),
    gone: now.filter(path => !then.has(path)),
    visitorsPercent,
  }
}

const named = (releases: readonly PublishedRelease[], field: 'paths' | 'slots') => [
  ...new Set(releases.flatMap(release => Object.keys(release[field]))),
]

function moved(before: ReleaseDocument, after: ReleaseDocument['remotes'], name: string): number {
  const [old, next] = [channelOf(before, name), after[name]]
  let percent = 0
  for (let bucket = 0; bucket < 100; bucket++) {
    const then = next?.active[placeIn(next.active, bucket)]?.release
    if (old.active[placeIn(old.active, bucket)]?.release !== then) percent++
  }
  return percent
}

/** @returns the radius in words, one line each */
export function radiusLines({ routes, slots, gone, visitorsPercent }: BlastRadius): string[] {
  if (visitorsPercent === 0) return ['affects no visitor']
  return [
    `affects ${visitorsPercent} % of visitors`,
    `routes ${routes.join(' ') || 'none'}`,
    `slots ${slots.join(' ') || 'none'}`,
    ...(gone.length > 0 ? [`nobody owns any more: ${gone.join(' ')}`] : []),
  ]
}

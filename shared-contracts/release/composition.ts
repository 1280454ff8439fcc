import type { PublishedRelease } from './document.ts'
import { INTEGRITY_PATH } from './well-known.ts'

/** One visitor's page: which release of the host and of each remote it is made of. */
export interface Composition {
  serial: number
  host: PublishedRelease
  remotes: Record<string, PublishedRelease>
  /** Fallback chain by remote, best first; never holds the active release itself. */
  lastGood: Record<string, PublishedRelease[]>
  /** A release is being tried out: pages say that they run, so that one that freezes is noticed (REL-4). */
  watched?: boolean
  /** Who asked for this page may see in it what it is made of; absent for everybody else. */
  inspected?: Inspected
}

/** By what right a page shows what it is made of (REL-7). */
export interface Inspected {
  /** Whom the browser's pass is for, in words; null in development, where nobody needs one. */
  by: string | null
  /** When the pass ends. */
  until: string | null
  /** Releases that the pass shows instead of those that the browser would get, by name. */
  pinned: Record<string, string>
}

/** What the page itself is told of a release. Integrity values come in the import map, not here. */
export type PageRelease = Pick<
  PublishedRelease,
  'name' | 'release' | 'base' | 'paths' | 'busy' | 'fallback' | 'slots' | 'fills' | 'css'
> & {
  entry: string
  /** The page's import maps say nothing of this release: the integrity of its files is asked for before the first is loaded. */
  unlisted?: boolean
  /**
   * Chunk of the one page whose files the import maps vouch for, beside what is no page's alone: the integrity of the others is asked for
   * before the first of them is loaded.
   */
  listed?: string
}

export interface PageComposition {
  serial: number
  host: string
  watched?: boolean
  remotes: Record<string, PageRelease>
}

/** Body of `GET RELEASES_PATH`: the public part, asked only when a release fails in the page. */
export interface PublicReleases {
  serial: number
  remotes: Record<string, { active: string[]; lastGood: string[]; releases: Record<string, PublicRelease> }>
}
export type PublicRelease = PageRelease & {
  files: Record<string, string>
  /** Of a host, the contract version that it serves: what is worked on elsewhere must fit it. */
  provides?: string
}

/** @returns where the integrity of a release's files is: path below the release → value */
export const integrityAddress = ({ name, release }: Pick<PageRelease, 'name' | 'release'>): string =>
  `${INTEGRITY_PATH}${name}/${release}`

/** Body of `GET COMPOSITION_PATH`: what this visitor would be given now. */
export interface VisitorComposition {
  serial: number
  /** Release of the host. */
  host: string
  remotes: Record<string, PublicRelease>
  /** By channel, the releases that somebody is given, or that may stand in. */
  inService: Record<string, string[]>
}

/** @returns the part of a release that may be told to the page. */
export function toPageRelease(r: PublishedRelease): PageRelease {
  const { name, release, base, paths, busy, fallback, slots, fills, css, entries } = r
  const declared = { ...(busy && { busy }), ...(fallback && { fallback }), ...(fills && { fills }) }
  return { name, release, base, paths, ...declared, slots, css, entry: entries.web }
}

import type { PublishedRelease } from './document.ts'

/** One visitor's page: which release of the host and of each remote it is made of. */
export interface Composition {
  serial: number
  host: PublishedRelease
  remotes: Record<string, PublishedRelease>
  /** Fallback chain by remote, best first; never holds the active release itself. */
  lastGood: Record<string, PublishedRelease[]>
  /** A release is being tried out: pages say that they run, so that one that freezes is noticed (REL-4). */
  watched?: boolean
}

/** What the page itself is told of a release. Integrity values come in the import map, not here. */
export type PageRelease = Pick<
  PublishedRelease,
  'name' | 'release' | 'base' | 'paths' | 'busy' | 'fallback' | 'slots' | 'css' | 'initial' | 'chunks'
> & { entry: string }

export interface PageComposition {
  serial: number
  host: string
  watched?: boolean
  remotes: Record<string, PageRelease>
}

/** Body of `GET /.well-known/releases.json`: the public part, asked only when a release fails in the page. */
export interface PublicReleases {
  serial: number
  remotes: Record<string, { active: string[]; lastGood: string[]; releases: Record<string, PublicRelease> }>
}
export type PublicRelease = PageRelease & { files: Record<string, string> }

/** Body of `GET /.well-known/composition.json`: what this visitor would be given now. */
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
  const { name, release, base, paths, busy, fallback, slots, css, initial, chunks, entries } = r
  const declared = { ...(busy && { busy }), ...(fallback && { fallback }) }
  return { name, release, base, paths, ...declared, slots, css, initial, chunks, entry: entries.web }
}

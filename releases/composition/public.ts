import {
  type PublicRelease,
  type PublicReleases,
  toPageRelease,
} from 'shared-contracts/release/composition.ts'
import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { isFallback } from '../channels/quarantine.ts'
import { webFiles } from '../files/web-and-node-files.ts'

/** @returns the part of the document that anyone may read: what is live and what may stand in for it */
export function publicReleases(document: ReleaseDocument): PublicReleases {
  const remotes: PublicReleases['remotes'] = {}
  for (const [name, channel] of Object.entries(document.remotes)) remotes[name] = publicChannel(channel)
  return { serial: document.serial, remotes }
}

function publicChannel(channel: ReleaseChannel): PublicReleases['remotes'][string] {
  const usable = (id: string) => !channel.blocked.includes(id)
  const active = channel.active.map(({ release }) => release).filter(usable)
  const lastGood = channel.lastGood.filter(id => isFallback(channel, id))
  const releases: Record<string, PublicRelease> = {}
  for (const id of [...active, ...lastGood]) {
    const release = channel.releases[id]
    if (release) releases[id] = publicRelease(release)
  }
  return { active, lastGood, releases }
}

/** @returns what anyone may know of a release */
export const publicRelease = (release: PublishedRelease): PublicRelease => ({
  ...toPageRelease(release),
  ...(release.provides !== undefined && { provides: release.provides }),
  files: publicFiles(release),
})

function publicFiles(release: PublishedRelease): Record<string, string> {
  return Object.fromEntries(webFiles(release).map(path => [path, release.files[path] ?? '']))
}

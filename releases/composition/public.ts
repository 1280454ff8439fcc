import {
  type PublicRelease,
  type PublicReleases,
  toPageRelease,
} from 'shared-contracts/release/composition.ts'
import type { PublishedRelease, ReleaseDocument, ReleaseLine } from 'shared-contracts/release/document.ts'
import { webFiles } from '../publish/web-files.ts'

/** @returns the part of the document that anyone may read: what is live and what may stand in for it */
export function publicReleases(document: ReleaseDocument): PublicReleases {
  const remotes: PublicReleases['remotes'] = {}
  for (const [name, line] of Object.entries(document.remotes)) remotes[name] = publicLine(line)
  return { serial: document.serial, remotes }
}

function publicLine(line: ReleaseLine): PublicReleases['remotes'][string] {
  const usable = (id: string) => !line.blocked.includes(id)
  const active = line.active.map(({ release }) => release).filter(usable)
  const lastGood = line.lastGood.filter(usable)
  const releases: Record<string, PublicRelease> = {}
  for (const id of [...active, ...lastGood]) {
    const release = line.releases[id]
    if (release) releases[id] = publicRelease(release)
  }
  return { active, lastGood, releases }
}

/** @returns what anyone may know of a release */
export const publicRelease = (release: PublishedRelease): PublicRelease => ({
  ...toPageRelease(release),
  files: publicFiles(release),
})

function publicFiles(release: PublishedRelease): Record<string, string> {
  return Object.fromEntries(webFiles(release).map(path => [path, release.files[path] ?? '']))
}

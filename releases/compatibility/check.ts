import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { needsSample } from 'shared-contracts/release/path-patterns.ts'
import { type Finding, misfitLines } from './finding.ts'
import { fit } from './fit.ts'
import { inService, remoteNames } from './live.ts'
import { ownership } from './ownership.ts'
import { unoffered } from './unoffered.ts'

/** Why a remote is refused where no host is. */
export const NO_HOST_LIVE = `no ${HOST_NAME} is live: publish and promote one first`

/** @returns how the release fits every host (or, for a host, every remote) that a visitor may get now (REL-5) */
export function misfits(document: ReleaseDocument, candidate: ReleaseManifest): Finding[] {
  if (candidate.kind === 'host') {
    return remoteNames(document)
      .flatMap(name => inService(document, name))
      .flatMap(remote => fit(candidate, remote.release, remote))
  }
  const hosts = inService(document, HOST_NAME)
  if (!hosts.some(({ place }) => place === 'live')) {
    return [{ level: 'refuse', kind: 'contract', text: NO_HOST_LIVE }]
  }
  return hosts.flatMap(host => fit(host.release, candidate, host))
}

/** @returns everything that speaks against giving the release to visitors now, gravest first */
export function check(document: ReleaseDocument, candidate: ReleaseManifest): Finding[] {
  const owned = candidate.kind === 'host' ? [] : ownership(document, candidate)
  const all = [
    ...misfits(document, candidate),
    ...owned,
    ...unoffered(document, candidate),
    ...withoutSample(candidate),
  ]
  return [...all.filter(({ level }) => level === 'refuse'), ...all.filter(({ level }) => level === 'warn')]
}

/** @returns why the release may not even be published: no host that visitors get now could show it */
export function unpublishable(document: ReleaseDocument, candidate: ReleaseManifest): Finding[] {
  const refused = misfits(document, candidate).filter(isRefused)
  if (candidate.kind === 'host') return refused
  const hosts = inService(document, HOST_NAME).filter(({ place }) => place !== 'last good')
  const unfit = new Set(refused.map(finding => finding.with))
  return hosts.length > 0 && unfit.size < hosts.length ? [] : refused
}

/** @returns what speaks against serving the release, of contract and shared modules alone, in one line; none where nothing does */
export const unservable = (document: ReleaseDocument, candidate: ReleaseManifest): string[] =>
  misfitLines(misfits(document, candidate).filter(isRefused))

const isRefused = ({ level }: Finding): boolean => level === 'refuse'

const withoutSample = ({ paths, samples = {} }: ReleaseManifest): Finding[] =>
  Object.keys(paths)
    .filter(pattern => needsSample(pattern) && !Object.hasOwn(samples, pattern))
    .map(pattern => ({
      level: 'warn',
      kind: 'sample',
      text: `path ${pattern} names no sample address: the browser gate makes one up`,
    }))

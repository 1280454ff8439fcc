import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { shapeOf } from 'shared-contracts/release/path-patterns.ts'
import type { Finding } from './finding.ts'
import { inService, remoteNames, serving } from './live.ts'

const OWNED = {
  paths: { kind: 'path', shape: shapeOf },
  slots: { kind: 'slot', shape: (slot: string) => slot },
  offers: { kind: 'point', shape: (point: string) => point },
} as const

/** @returns paths, slots and offered points of the release that another channel owns already, and those of its own channel that nobody would have any more */
export function ownership(document: ReleaseDocument, candidate: ReleaseManifest): Finding[] {
  const findings: Finding[] = []
  for (const [field, { kind, shape }] of Object.entries(OWNED) as [
    keyof typeof OWNED,
    (typeof OWNED)['paths'],
  ][]) {
    const own = new Set(Object.keys(candidate[field] ?? {}).map(shape))
    const others = remoteNames(document).filter(name => name !== candidate.name)
    const isTakenOver = (one: string) =>
      others.some(name => {
        const releases = serving(document, name)
        const has = (release: ReleaseManifest) =>
          Object.keys(release[field] ?? {}).some(theirs => shape(theirs) === one)
        return releases.length > 0 && releases.every(has)
      })
    for (const other of others) {
      for (const { place, release } of inService(document, other)) {
        const shared = Object.keys(release[field] ?? {}).filter(one => own.has(shape(one)))
        findings.push(
          ...shared.map(one => ({
            level: place === 'last good' ? ('warn' as const) : ('refuse' as const),
            kind,
            with: `${release.name} ${release.release}`,
            text: `${kind} ${one} belongs to ${place} ${release.name} ${release.release}`,
          })),
        )
      }
    }
    for (const release of serving(document, candidate.name)) {
      const gone = Object.keys(release[field] ?? {}).filter(
        one => !own.has(shape(one)) && !isTakenOver(shape(one)),
      )
      findings.push(
        ...gone.map(one => ({
          level: 'refuse' as const,
          kind,
          with: `${release.name} ${release.release}`,
          text: `${kind} ${one} of ${release.name} ${release.release} would be gone; --allow-gone if that is meant`,
          gone: true as const,
        })),
      )
    }
  }
  return findings
}

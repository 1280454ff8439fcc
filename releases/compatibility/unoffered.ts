import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { Finding } from './finding.ts'
import { remoteNames, serving } from './live.ts'

/** @returns points that the release fills and nobody in service offers: what it has for them is never seen */
export function unoffered(document: ReleaseDocument, candidate: ReleaseManifest): Finding[] {
  const others = remoteNames(document).filter(name => name !== candidate.name)
  const offering = [candidate, ...others.flatMap(name => serving(document, name))]
  const offered = new Set(offering.flatMap(({ offers = {} }) => Object.keys(offers)))
  return Object.keys(candidate.fills ?? {})
    .filter(point => !offered.has(point))
    .map(point => ({
      level: 'warn',
      kind: 'point',
      text: `fills ${point}, which no release in service offers: nobody sees it`,
    }))
}

import type { ReleaseDocument, ReleaseLine } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/** @returns what the schema alone cannot say of a document, in words; empty when it is sound */
export function inconsistencies(document: ReleaseDocument): string[] {
  return Object.entries(document.remotes).flatMap(([name, line]) =>
    lineProblems(name, line).map(problem => `${name}: ${problem}`),
  )
}

function lineProblems(name: string, line: ReleaseLine): string[] {
  const problems: string[] = []
  const total = line.active.reduce((sum, { weight }) => sum + weight, 0)
  if (line.active.length > 0 && total !== 100) problems.push(`weights add up to ${total}, not 100`)
  const active = line.active.map(({ release }) => release)
  if (new Set(active).size !== active.length) problems.push('a release is active twice')
  for (const release of [...active, ...line.lastGood]) {
    if (!Object.hasOwn(line.releases, release)) problems.push(`${release} is named but not published`)
  }
  for (const [id, release] of Object.entries(line.releases)) {
    const kind = name === HOST_NAME ? 'host' : 'remote'
    if (release.name !== name || release.release !== id) problems.push(`${id} is another release's entry`)
    if (release.kind !== kind) problems.push(`${id} is a ${release.kind}, not a ${kind}`)
  }
  return problems
}

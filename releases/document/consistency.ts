import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/** @returns what the schema alone cannot say of a document, in words; empty when it is sound */
export function inconsistencies(document: ReleaseDocument): string[] {
  return Object.entries(document.remotes).flatMap(([name, channel]) =>
    channelProblems(name, channel).map(problem => `${name}: ${problem}`),
  )
}

function channelProblems(name: string, channel: ReleaseChannel): string[] {
  const problems: string[] = []
  const total = channel.active.reduce((sum, { weight }) => sum + weight, 0)
  if (channel.active.length > 0 && total !== 100) problems.push(`weights add up to ${total}, not 100`)
  const active = channel.active.map(({ release }) => release)
  if (new Set(active).size !== active.length) problems.push('a release is active twice')
  for (const release of [...active, ...channel.lastGood]) {
    if (!Object.hasOwn(channel.releases, release)) problems.push(`${release} is named but not published`)
  }
  for (const [id, release] of Object.entries(channel.releases)) {
    const kind = name === HOST_NAME ? 'host' : 'remote'
    if (release.name !== name || release.release !== id) problems.push(`${id} is another release's entry`)
    if (release.kind !== kind) problems.push(`${id} is a ${release.kind}, not a ${kind}`)
  }
  return problems
}

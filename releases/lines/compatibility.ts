import satisfies from 'semver/functions/satisfies.js'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { findLine, findRelease } from '../document/lookup.ts'

const active = (document: ReleaseDocument, name: string): PublishedRelease[] => {
  const line = findLine(document, name)
  return (line?.active ?? []).flatMap(({ release }) => findRelease(line, release) ?? [])
}

const fits = (host: ReleaseManifest, remote: ReleaseManifest) =>
  satisfies(host.provides ?? '0.0.0', remote.requires)

/**
 * Would this release work with what is live (REL-5)?
 * @param scope `some`: one live host is enough (publishing); `every`: all of them (serving everyone)
 * @returns reasons against it, in words; empty when there is none
 */
export function incompatibilities(
  document: ReleaseDocument,
  release: ReleaseManifest,
  scope: 'some' | 'every',
): string[] {
  if (release.kind === 'host') return brokenByHost(document, release)
  const hosts = active(document, HOST_NAME)
  if (hosts.length === 0) return [`no ${HOST_NAME} is live: publish and promote one first`]
  const unfit = hosts.filter(host => !fits(host, release))
  if (scope === 'some' ? unfit.length < hosts.length : unfit.length === 0) return []
  return unfit.map(
    host =>
      `${release.name} ${release.release} requires contract ${release.requires}; live ${HOST_NAME} ${host.release} provides ${host.provides}`,
  )
}

function brokenByHost(document: ReleaseDocument, host: ReleaseManifest): string[] {
  return Object.keys(document.remotes)
    .filter(name => name !== HOST_NAME)
    .flatMap(name => active(document, name))
    .filter(remote => !fits(host, remote))
    .map(
      remote =>
        `live ${remote.name} ${remote.release} requires contract ${remote.requires}; ${HOST_NAME} ${host.release} provides ${host.provides}`,
    )
}

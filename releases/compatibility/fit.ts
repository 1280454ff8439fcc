import satisfies from 'semver/functions/satisfies.js'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { Finding } from './finding.ts'
import type { InService } from './live.ts'

/**
 * Would host and remote work together: contract range, and version of each shared module (REL-5)?
 * @param other the one of the two that is in service already: it is named, and says how grave a misfit is
 */
export function fit(host: ReleaseManifest, remote: ReleaseManifest, other: InService): Finding[] {
  const level = other.place === 'last good' ? 'warn' : 'refuse'
  const common = { level, with: `${other.release.name} ${other.release.release}` } as const
  const called = (one: ReleaseManifest) =>
    `${one === other.release ? `${other.place} ` : ''}${one.name} ${one.release}`
  const findings: Finding[] = []
  if (!satisfies(host.provides ?? '0.0.0', remote.requires)) {
    findings.push({
      ...common,
      kind: 'contract',
      text: `${called(remote)} requires contract ${remote.requires}; ${called(host)} provides ${host.provides}`,
    })
  }
  for (const [request, range] of Object.entries(remote.shared)) {
    const version = Object.hasOwn(host.shared, request) ? host.shared[request] : undefined
    if (version !== undefined && satisfies(version, range)) continue
    findings.push({
      ...common,
      kind: 'shared',
      text: `${called(remote)} needs ${request} ${range}; ${called(host)} provides ${version ?? 'none'}`,
    })
  }
  return findings
}

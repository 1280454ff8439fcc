import satisfies from 'semver/functions/satisfies.js'
import gtr from 'semver/ranges/gtr.js'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { Finding } from './finding.ts'
import type { InService } from './live.ts'

/** One thing that a remote needs and its host has not. */
interface Lack {
  kind: 'contract' | 'shared'
  needs: string
  has: string
  /** The host is beyond all that the remote works with: no other host is wanted, but another build. */
  outgrown: boolean
}

/** Named at most, the rest is counted: what shares a package lacks all of it. */
const MAX_NAMED = 4

/** What to do about a misfit of a remote with the host in service, and of a host with a remote. */
const REMEDY = {
  outgrown:
    'it was built for an earlier one: install what that host provides, name its contract in `declaration.ts`, and build it again',
  remote: 'promote a host that provides it first, build against that one, or give both to one command',
  host: 'promote a release of the remote that fits first, or give both to one command',
} as const satisfies Record<ReleaseManifest['kind'] | 'outgrown', string>

/**
 * Would host and remote work together: contract range, and version of each shared module (REL-5)?
 * @param other the one of the two that is in service already: it is named, and says how grave a misfit is
 * @returns all that lacks in one finding; none where nothing does
 */
export function fit(host: ReleaseManifest, remote: ReleaseManifest, other: InService): Finding[] {
  const lacks = lacksOf(host, remote)
  const [first] = lacks
  if (!first) return []
  const called = (one: ReleaseManifest) =>
    `${one === other.release ? `${other.place} ` : ''}${one.name} ${one.release}`
  const candidate = other.release === host ? 'remote' : 'host'
  const remedy = candidate === 'remote' && first.outgrown ? 'outgrown' : candidate
  return [
    {
      level: other.place === 'last good' ? 'warn' : 'refuse',
      kind: first.kind,
      with: `${other.release.name} ${other.release.release}`,
      text: `${called(remote)} requires ${listed(lacks, 'needs')}; ${called(host)} provides ${listed(lacks, 'has')}`,
      remedy: `${REMEDY[remedy]}: docs/upgrade.md`,
    },
  ]
}

/** @returns whether a host of this contract version serves a remote that requires this range */
export const contractFits = (provided: string, required: string): boolean => satisfies(provided, required)

/** Whether a version is above all of a range; of what is none nobody can say. */
function isBeyond(version: string, range: string): boolean {
  try {
    return gtr(version, range)
  } catch {
    return false
  }
}

function lacksOf(host: ReleaseManifest, remote: ReleaseManifest): Lack[] {
  const lacks: Lack[] = []
  if (!contractFits(host.provides ?? '0.0.0', remote.requires))
    lacks.push({
      kind: 'contract',
      needs: `contract ${remote.requires}`,
      has: `contract ${host.provides ?? 'none'}`,
      outgrown: isBeyond(host.provides ?? '0.0.0', remote.requires),
    })
  for (const [request, range] of Object.entries(remote.shared)) {
    const version = Object.hasOwn(host.shared, request) ? host.shared[request] : undefined
    if (version !== undefined && satisfies(version, range)) continue
    const has = version === undefined ? `no ${request}` : `${request} ${version}`
    const outgrown = version !== undefined && isBeyond(version, range)
    lacks.push({ kind: 'shared', needs: `${request} ${range}`, has, outgrown })
  }
  return lacks
}

function listed(lacks: readonly Lack[], side: 'needs' | 'has'): string {
  const named = lacks.slice(0, MAX_NAMED).map(lack => lack[side])
  return [...named, ...(lacks.length > MAX_NAMED ? [`${lacks.length - MAX_NAMED} more`] : [])].join(', ')
}

import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import { withoutEnded } from '../rollout/as-left.ts'
import { newSalt } from './channel.ts'
import { isFallback, trusted } from './quarantine.ts'

/** @returns the channel with the release serving everyone, or null when it does already and nothing is said against it */
export function promoted(before: ReleaseChannel, release: string): ReleaseChannel | null {
  const channel = trusted(before, release)
  const [stable, ...canaries] = channel.active
  if (stable?.release === release && canaries.length === 0)
    return channel === before ? null : { ...channel, salt: newSalt() }
  // A canary that never served everyone has proved nothing: it is no release to fall back to.
  const chain = [...(stable ? [stable.release] : []), ...channel.lastGood]
  return {
    ...withoutEnded(channel),
    active: [{ release, weight: 100 }],
    salt: newSalt(),
    lastGood: [...new Set(chain)].filter(id => id !== release && isFallback(channel, id)),
  }
}

/**
 * @param percent 1–99. The salt stays while the share changes, so that raising it only adds visitors (REL-4).
 * @returns the channel with the release serving so many of a hundred visitors, or null when it does already
 * @throws ReleaseError when there is nothing to serve the others, or another rollout is under way
 */
export function promotedTo(
  channel: ReleaseChannel,
  name: string,
  release: string,
  percent: number,
): ReleaseChannel | null {
  const [stable, canary] = channel.active
  if (!stable) {
    throw new ReleaseError(
      'refused',
      `${name} serves nobody yet: there is nothing the other visitors could get`,
      ['promote it without --percent'],
    )
  }
  if (stable.release === release) {
    if (!canary) return null
    throw new ReleaseError('refused', `${name} ${release} is what the other visitors get`, [
      `\`rollback ${name}\` ends the rollout of ${canary.release}`,
    ])
  }
  if (canary && canary.release !== release) {
    throw new ReleaseError(
      'refused',
      `${name} ${canary.release} is being rolled out, to ${canary.weight} %`,
      [
        `promote that one to everyone, or take it back with \`rollback ${name}\`, first`,
        '`--replace` gives its place to this one',
      ],
    )
  }
  if (canary?.weight === percent) return null
  return {
    ...withoutEnded(trusted(channel, release)),
    active: [
      { release: stable.release, weight: 100 - percent },
      { release, weight: percent },
    ],
    salt: canary ? channel.salt : newSalt(),
    lastGood: channel.lastGood.filter(id => id !== release),
  }
}

import type { ReleaseChannel } from 'shared-contracts/release/document.ts'

/** Whether a release may stand in for another: neither blocked nor known to be bad (REL-12). */
export const isFallback = ({ blocked, quarantined = [] }: ReleaseChannel, release: string): boolean =>
  !blocked.includes(release) && !quarantined.includes(release)

/** @returns the channel with a release known to be bad: where it serves it serves on; itself where it is known already */
export const quarantined = (channel: ReleaseChannel, release: string): ReleaseChannel =>
  channel.quarantined?.includes(release)
    ? channel
    : { ...channel, quarantined: [...(channel.quarantined ?? []), release] }

/** @returns the channel with a release that an operator puts live by its name: what was said against it is over */
export function trusted(channel: ReleaseChannel, release: string): ReleaseChannel {
  if (!channel.quarantined?.includes(release)) return channel
  const { quarantined: before, ...rest } = channel
  const left = before.filter(id => id !== release)
  return left.length > 0 ? { ...rest, quarantined: left } : rest
}

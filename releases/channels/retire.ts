import type { ReleaseChannel } from 'shared-contracts/release/document.ts'

/**
 * @returns the channel serving nobody, with nothing that could stand in; its releases stay published. Null when it is so already
 */
export function retired(channel: ReleaseChannel): ReleaseChannel | null {
  if (channel.active.length === 0 && channel.lastGood.length === 0) return null
  return { ...channel, active: [], lastGood: [] }
}

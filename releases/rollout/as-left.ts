import type { ReleaseChannel, Rollout } from 'shared-contracts/release/document.ts'

/** @returns the share that a rollout has come to, per cent */
export const shareOf = ({ step, steps }: Rollout): number => steps[step]?.percent ?? 100

/** Whether its release serves those that the rollout gave it to, and nobody else has decided otherwise. */
export function isAsLeft({ active }: ReleaseChannel, rollout: Rollout): boolean {
  const newest = active.at(-1)
  const alone = active.length === 1
  return (
    newest?.release === rollout.release &&
    newest.weight === shareOf(rollout) &&
    (alone || (active.length === 2 && active[0]?.release === rollout.from))
  )
}

/** Whether something was told of what is tried out since a rollout began. */
export const isSince = ({ begun, serial }: Rollout, told: { at: string; serial: number }): boolean =>
  serial === undefined ? told.at >= begun : told.serial >= serial

/** @returns the channel without a rollout that an operator has ended: what is done next by hand must not set it going again */
export function withoutEnded(channel: ReleaseChannel): ReleaseChannel {
  const { rollout, ...rest } = channel
  return rollout && !isAsLeft(channel, rollout) ? rest : channel
}

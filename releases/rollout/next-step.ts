import type { ReleaseChannel, Rollout, RolloutPolicy } from 'shared-contracts/release/document.ts'
import { promoted, promotedTo } from '../channels/promote.ts'
import { replacing } from '../channels/replace.ts'
import { rolledBack } from '../channels/rollback.ts'
import { ReleaseError } from '../refusal.ts'
import { isAsLeft, shareOf } from './as-left.ts'

const MINUTE_MS = 60_000

/** What becomes of a rollout now, and of its channel. */
export interface Step {
  act: 'advance' | 'return' | 'end'
  why: string
  channel: ReleaseChannel
}

/**
 * @param serial of the document that it begins with
 * @param replaces takes the place of another release that is being rolled out
 * @returns the channel with the first step of a rollout; without one where everyone has the release then; null when nothing changes
 * @throws ReleaseError when it serves nobody yet, or another rollout is under way that it does not replace
 */
export function begun(
  before: ReleaseChannel,
  name: string,
  release: string,
  policy: RolloutPolicy,
  now: Date,
  serial: number,
  replaces = false,
): ReleaseChannel | null {
  if (before.rollout?.release === release && isAsLeft(before, before.rollout)) return null
  const [first] = policy.steps
  const share = replaces ? replacing : promotedTo
  const channel = first ? share(before, name, release, first.percent) : promoted(before, release)
  const from = before.active[0]?.release
  if (!channel && replaces) return null
  if (!channel || from === undefined)
    throw new ReleaseError('refused', `${name} ${release} is what visitors get already`)
  if (from === release) {
    const { rollout: _ended, ...rest } = channel
    return rest
  }
  const at = now.toISOString()
  return { ...channel, rollout: { ...policy, release, from, step: 0, since: at, begun: at, serial } }
}

/**
 * @param paused an edge has objected since the rollout began
 * @returns what is due at `now`; null while it is to stay as it is
 */
export function nextStep(channel: ReleaseChannel, name: string, now: Date, paused: boolean): Step | null {
  const { rollout, ...rest } = channel
  if (!rollout) return null
  const { release, from, step, steps } = rollout
  const ended = (why: string): Step => ({ act: 'end', why, channel: rest })
  if (!isAsLeft(channel, rollout))
    return ended(
      channel.blocked.includes(release)
        ? `${release} was stopped at ${shareOf(rollout)} %`
        : `someone else has moved ${name}; it stays as it is`,
    )
  if (channel.quarantined?.includes(release) && !channel.blocked.includes(from)) {
    const why = `${release} fails on the server for some of everyone: back to ${from}`
    return { act: 'return', why, channel: rolledBack(rest, from) }
  }
  if (paused || now.getTime() < nextAt(rollout)) return null
  if (step >= steps.length) return ended(`${release} has served everyone for ${rollout.bakeMinutes} minutes`)
  const next = { ...rollout, step: step + 1, since: now.toISOString() }
  const share = shareOf(next)
  const moved = share === 100 ? promoted(rest, release) : promotedTo(rest, name, release, share)
  if (!moved) return ended(`${release} serves ${share} % already`)
  const why = `${release} goes from ${shareOf(rollout)} % to ${share} % after ${minutesOf(rollout)} minutes`
  return { act: 'advance', why, channel: { ...moved, rollout: next } }
}

const minutesOf = ({ step, steps, bakeMinutes }: Rollout): number => steps[step]?.minutes ?? bakeMinutes
/** ms since 1970 */
const nextAt = (rollout: Rollout): number => Date.parse(rollout.since) + minutesOf(rollout) * MINUTE_MS

/** @returns where a rollout is, in words */
export function whereItIs(rollout: Rollout): string {
  const { release, step, steps } = rollout
  const at = new Date(nextAt(rollout)).toISOString()
  return step >= steps.length
    ? `rollout of ${release} watched until ${at}`
    : `rollout of ${release} at step ${step + 1} of ${steps.length}, the next at ${at}`
}

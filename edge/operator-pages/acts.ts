import { canaryOf } from 'releases/channels'
import { block, freeze, promote, unfreeze, type Verb } from 'releases/command'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'

/** One thing that an operator may do to a channel, besides a rollback. */
export interface Act {
  /** In addresses. */
  id: string
  /** On the button. */
  label: string
  /** What will happen, for whoever is asked for the reason. */
  words: string
  verb: Verb
  args: string[]
  values: Record<string, string>
}

/** The shares of a rollout (per cent), each some times the one before. */
const STEPS = [5, 25, 50, 100]

/** @returns what may be done to the channel as it is now */
export function actsOn(name: string, channel: ReleaseChannel): Act[] {
  const frozen = channel.frozen
    ? { label: 'Unfreeze', words: 'Writes to it are allowed again.', verb: unfreeze }
    : { label: 'Freeze', words: 'Nobody can publish or promote here until it is unfrozen.', verb: freeze }
  return [
    ...rolloutSteps(name, channel),
    ...channel.active.map(({ release }) => ({
      id: `block-${release}`,
      label: `Block ${release}`,
      words: `${release} is never served again; who has it gets the last good release with the next page.`,
      verb: block,
      args: [name, release],
      values: {},
    })),
    { id: frozen.label.toLowerCase(), ...frozen, args: [name], values: {} },
  ]
}

function rolloutSteps(name: string, channel: ReleaseChannel): Act[] {
  const canary = canaryOf(channel)?.canary
  const share = channel.active.at(-1)?.weight ?? 0
  if (!canary || channel.frozen) return []
  return STEPS.filter(step => step > share).map(step => ({
    id: `promote-${canary}-${step}`,
    label: step === 100 ? 'Give to everyone' : `Give to ${step} %`,
    words: `${canary} goes from ${share} % of visitors to ${step} %, from their next page on.`,
    verb: promote,
    args: [name, canary],
    values: step === 100 ? {} : { percent: String(step) },
  }))
}

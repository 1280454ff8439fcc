import type { ReleaseDocument } from 'shared-contracts/release/document.ts'

/** An act of the audit log that was not lost. */
export interface PastAct {
  verb: string
  release?: string
  who: string
  why: string
}

export interface Candidate {
  name: string
  release: string
  /** Built just now from changed sources. */
  built: boolean
  /** Someone who sits here has just edited it, and wants to see it. */
  edited: boolean
}

/** `publish` enters the release and no more; `leave` does not even that. */
export interface Plan {
  do: 'leave' | 'publish' | 'promote'
  /** Why it does not go live, for whoever reads along; null when there is nothing to say. */
  because: string | null
}

/** Acts after which a channel is where an operator, or an edge, wanted it. */
const TAKEN_BACK = ['rollback', 'stop', 'block', 'retire']
const CHANGES = ['promote', ...TAKEN_BACK]

/**
 * What a start does with one release. What operators took back stays taken back, whatever was built or forgotten since:
 * only they put it, or what follows it, live (decision 0007). Nothing that they decided keeps a start from going on.
 * @param acts of this channel, newest first
 */
export function planFor(
  document: Pick<ReleaseDocument, 'remotes' | 'frozen'>,
  acts: readonly PastAct[],
  { name, release, built, edited }: Candidate,
): Plan {
  const channel = document.remotes[name]
  const leave = (because: string): Plan => ({ do: 'leave', because: `${name} stays as it is: ${because}` })
  if (document.frozen) return leave('everything is frozen')
  if (channel?.frozen) return leave('it is frozen')
  if (channel?.blocked.includes(release)) return leave(`${release} is blocked`)
  if (channel?.active.some(active => active.release === release)) return { do: 'publish', because: null }
  if (channel && channel.active.length > 1 && !edited) {
    const canary = channel.active.at(-1)
    const because = `${name} ${release} does not go live: ${canary?.release} is being rolled out, to ${canary?.weight} %. Finish that with \`promote\`, or take it back, first`
    return { do: 'publish', because }
  }
  const last = acts.find(({ verb }) => CHANGES.includes(verb))
  if (last && TAKEN_BACK.includes(last.verb) && !edited) {
    const because = `${name} ${release} does not go live: ${last.who} took the channel back (${last.verb}: ${last.why}). \`npm run release -- promote ${name} ${release}\` puts it live`
    return { do: 'publish', because }
  }
  const wasLive = acts.some(act => act.verb === 'promote' && act.release === release)
  const serving = (channel?.active.length ?? 0) > 0
  const fresh = !wasLive && (!serving || !channel?.releases[release])
  if (built || edited || fresh) return { do: 'promote', because: null }
  const because = wasLive
    ? null
    : `${name} ${release} serves nobody: \`npm run release -- promote ${name} ${release}\` puts it live`
  return { do: 'publish', because }
}

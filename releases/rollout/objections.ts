import { createHash } from 'node:crypto'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import { canaryOf } from '../channels/stop.ts'
import type { ReleaseStore } from '../store/store.ts'
import { isAsLeft, isSince } from './as-left.ts'

const Line = v.pipe(v.string(), v.maxLength(500), v.regex(/^\P{Cc}*$/u))
const Objection = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  act: v.picklist(['stop', 'pause', 'quarantine']),
  serial: v.pipe(v.number(), v.safeInteger()),
  name: Line,
  release: Line,
  salt: Line,
  why: Line,
})

/**
 * What an edge without the operators' key asks for of a release that it saw failing. It is not signed, so it may hold a rollout and take back
 * what is being tried out, and nothing else.
 */
export type Objection = v.InferOutput<typeof Objection>

/** Says it where edges may write, for whoever has the key; in the place of the same said before. */
export async function object(store: ReleaseStore, objection: Objection): Promise<void> {
  const { act, name, release, salt } = objection
  const key = createHash('sha256')
    .update(JSON.stringify([act, name, release, salt]))
    .digest('hex')
  await store.writeTally(`objection-${key}`, JSON.stringify(objection))
}

/** @returns all that stand there; what has any other shape is none */
export async function readObjections(store: ReleaseStore): Promise<Objection[]> {
  return (await store.readTallies()).flatMap(({ edge, text }) =>
    edge.startsWith('objection-') ? read(text) : [],
  )
}

/** @returns whether it is about what is tried out in its channel now, by this rollout or this operator's decision */
export function isAboutTrial(channel: ReleaseChannel, { at, serial, release, salt }: Objection): boolean {
  const { rollout } = channel
  if (rollout && isAsLeft(channel, rollout))
    return rollout.release === release && isSince(rollout, { at, serial })
  return canaryOf(channel)?.canary === release && channel.salt === salt
}

function read(text: string): Objection[] {
  try {
    const { success, output } = v.safeParse(Objection, JSON.parse(text))
    return success ? [output] : []
  } catch {
    return []
  }
}

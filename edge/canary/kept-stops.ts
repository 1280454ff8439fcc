import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from 'releases/whole-files'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import * as v from 'valibot'

/** By channel: releases that were taken off, in which of its rollouts. */
const Kept = v.record(v.string(), v.object({ releases: v.array(v.string()), rollout: v.string() }))
export type KeptStops = v.InferOutput<typeof Kept>

/**
 * What this edge has taken off by itself, kept beside what it accepted: a pause is in no document, and holds until an operator has looked, whichever
 * process serves then.
 * @param store location of the release store
 */
export function keptStops(cache: string, store: string) {
  const name = createHash('sha256').update(store).digest('hex').slice(0, 16)
  const path = join(cache, 'stops', `${name}.json`)
  const inTurn = createTurns()
  return {
    /** @returns nothing of a file that is not there, or says something else */
    async read(): Promise<KeptStops> {
      try {
        return v.parse(Kept, JSON.parse(await readFile(path, 'utf8')))
      } catch {
        return {}
      }
    },
    /** One after another, so that the last one stays. @throws where it cannot be written */
    write(stops: KeptStops): Promise<unknown> {
      const text = Buffer.from(JSON.stringify(stops))
      return inTurn(() => writeWhole(join(cache, 'incoming'), path, text, 'replace'))
    },
  }
}

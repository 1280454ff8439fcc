import { messageOf } from '../against/develop.ts'

/** What each folder's release would be built from, by its name. */
type Inputs = ReadonlyMap<string, string>

interface Ways {
  build(name: string): Promise<unknown>
  publish(name: string): Promise<unknown>
}

/**
 * Releases folders as they are saved: one that cannot be built, or is refused, holds up no other, and goes live once it can.
 * @param before what is released
 */
export function releaseSaved(before: Inputs, { build, publish }: Ways) {
  const tried = new Map(before)
  const built = new Map(before)
  const released = new Map(before)

  /** @returns whether it was done; else why not is told */
  async function done(work: Promise<unknown>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      console.error(messageOf(error))
      return false
    }
  }

  return {
    isStale: (now: Inputs) => [...now].some(([name, inputs]) => tried.get(name) !== inputs),
    isReleased: (now: Inputs) => [...now].every(([name, inputs]) => released.get(name) === inputs),
    /** @returns names of what went live */
    async release(now: Inputs): Promise<string[]> {
      for (const [name, inputs] of now) {
        if (tried.get(name) === inputs) continue
        tried.set(name, inputs)
        if (await done(build(name))) built.set(name, inputs)
      }
      const live: string[] = []
      const waiting = new Map(
        [...now].filter(([name, inputs]) => built.get(name) === inputs && released.get(name) !== inputs),
      )
      const refused = new Map<string, unknown>()
      // What one gives up, another may have from then on.
      for (let before = 0; before !== waiting.size; ) {
        before = waiting.size
        for (const [name, inputs] of [...waiting]) {
          try {
            await publish(name)
          } catch (error) {
            refused.set(name, error)
            continue
          }
          released.set(name, inputs)
          waiting.delete(name)
          live.push(name)
        }
      }
      for (const name of waiting.keys()) console.error(messageOf(refused.get(name)))
      return live
    },
  }
}

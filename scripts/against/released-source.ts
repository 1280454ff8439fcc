import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readLocalRelease } from './local-release.ts'
import type { Source } from './news.ts'

const POLL_INTERVAL_MS = 200

export interface Built {
  folder: string
  /** Builds the folder into its `dist`. @throws with what is wrong */
  build(): Promise<unknown>
  /** Another text whenever something changed that the build reads. */
  inputs(): string
}

/** A remote of which each save is a release, made as for shoppers. */
export function releasedSource({ folder, build, inputs }: Built): Source {
  let closed = false
  const built = async () => {
    await build()
    const local = await readLocalRelease(join(folder, 'dist'))
    return { local, newest: [{ kind: 'released', base: local.page.base } as const] }
  }
  return {
    async open(changed, failed) {
      let seen = inputs()
      const first = await built()
      const { name } = first.local.page
      const follow = async () => {
        while (!closed) {
          await pause(POLL_INTERVAL_MS)
          const now = inputs()
          if (now === seen) continue
          seen = now
          const began = performance.now()
          try {
            const change = await built()
            const { release } = change.local.page
            failed([])
            changed({
              ...change,
              news: change.newest,
              words: `built ${name} ${release} in ${Math.round(performance.now() - began)} ms`,
            })
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error)
            failed([{ of: name, kind: 'build', message }])
          }
        }
      }
      void follow()
      return first
    },
    async close() {
      closed = true
    },
  }
}

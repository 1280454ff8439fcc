import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readLocalRelease } from './local-release.ts'
import type { News, Source } from './news.ts'

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
  let newest: News[] = []
  const built = async () => {
    await build()
    const local = await readLocalRelease(join(folder, 'dist'))
    newest = [{ kind: 'released', base: local.page.base }]
    return { local, news: newest }
  }
  return {
    newest: () => newest,
    async open(changed, failed) {
      let seen = inputs()
      const { local } = await built()
      const follow = async () => {
        for (;;) {
          await pause(POLL_INTERVAL_MS)
          const now = inputs()
          if (now === seen) continue
          seen = now
          const began = performance.now()
          try {
            const change = await built()
            const { name, release } = change.local.page
            failed([])
            changed({
              ...change,
              words: `built ${name} ${release} in ${Math.round(performance.now() - began)} ms`,
            })
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error)
            failed([{ of: local.page.name, kind: 'build', message }])
          }
        }
      }
      void follow()
      return local
    },
  }
}

import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { rspack, type Stats } from '@rspack/core'
import { readDevelopment } from 'federation/build/development.ts'
import { type LocalRelease, ownedBy } from '../against/local-release.ts'
import type { Change, News, Problem, Source } from '../against/news.ts'
import { otherProblem, problemsOf, Unbuilt } from './build-problems.ts'
import type { Layout } from './layout.ts'
import { declaredAnew, localOf, STYLES } from './local.ts'
import { watchedStyles } from './watched-styles.ts'

/** Several files that are saved together are one build (ms). */
const TOGETHER_MS = 10

/** Files from which a remote's addresses, slots and points come. */
const DECLARES = /^(?:declaration|offers|checks)\.ts$/

/** A folder whose saves take the place of its modules in the open page. */
export function compiledSource(layout: Layout, name: string): Source {
  const dir = layout.dirOf(name)
  const out = layout.builtAt(name)
  let newest: News[] = []

  async function open(
    changed: (change: Change) => void,
    failed: (problems: readonly Problem[]) => void,
  ): Promise<LocalRelease> {
    await rm(out, { recursive: true, force: true })
    const development = await readDevelopment(dir, out)
    const compiler = rspack(development.config)
    const dressed = watchedStyles(compiler, development, out)
    let local: LocalRelease | null = null
    let { declaration } = development
    let declares = false
    let taken = { hash: '', times: 1 }

    /** Reads a build while it is the compiler's newest. @throws with what is wrong with it */
    async function read(stats: Stats) {
      declares ||= [...(compiler.modifiedFiles ?? [])].some(file => DECLARES.test(relative(dir, file)))
      const problems = problemsOf(layout, name, stats)
      if (problems.length > 0) throw new Unbuilt(problems)
      return { ...dressed(), hash: stats.hash ?? '', entry: development.entry(stats) }
    }

    /** @returns what open pages are told */
    async function take({ hash, entry, styled, times }: Awaited<ReturnType<typeof read>>): Promise<News[]> {
      if (declares) {
        declares = false
        declaration = await declaredAnew(dir, out).catch(error => {
          declares = true
          throw error
        })
      }
      const before = local
      local = localOf(name, declaration, entry, styled, out)
      const built: News = { kind: 'built', name, hash }
      const clothes: News = { kind: 'styles', address: local.page.base + STYLES }
      // A page that is just being loaded may have the first styles.
      newest = times > 1 ? [clothes, built] : [built]
      const news = [...(times === taken.times ? [] : [clothes]), ...(hash === taken.hash ? [] : [built])]
      taken = { hash, times }
      return before && ownedBy(before) !== ownedBy(local) ? [{ kind: 'reload' }] : news
    }

    return new Promise((resolve, reject) => {
      let first = true
      // A build may be there before the one before it is taken.
      let last: Promise<unknown> = Promise.resolve()
      compiler.watch({ aggregateTimeout: TOGETHER_MS }, (error, stats) => {
        const began = performance.now()
        const work = stats ? read(stats) : Promise.reject(error)
        const built = (stats?.endTime ?? 0) - (stats?.startTime ?? 0)
        last = Promise.allSettled([work, last])
          .then(() => work)
          .then(take)
          .then(
            news => {
              if (!local) return
              failed([])
              const ms = Math.round(built + performance.now() - began)
              if (first) resolve(local)
              else if (news.length > 0) changed({ local, news, words: `built ${name} in ${ms} ms` })
              first = false
            },
            reason => {
              const unbuilt =
                reason instanceof Unbuilt ? reason : new Unbuilt([otherProblem(layout, name, reason)])
              if (!first) return failed(unbuilt.problems)
              compiler.close(() => reject(unbuilt))
            },
          )
      })
    })
  }
  return { open, newest: () => newest }
}

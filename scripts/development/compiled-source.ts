import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Compiler, rspack, type Stats } from '@rspack/core'
import { readDevelopment } from 'federation/build/development.ts'
import { type LocalRelease, ownedBy } from '../against/local-release.ts'
import type { Change, News, Problem, Shown, Source } from '../against/news.ts'
import { awaitedPackages } from './awaited-packages.ts'
import { otherProblem, problemsOf, Unbuilt } from './build-problems.ts'
import type { Layout } from './layout.ts'
import { declaredAnew, localOf, STYLES } from './local.ts'
import { watchedStyles } from './watched-styles.ts'

/** Several files that are saved together are one build (ms). */
const TOGETHER_MS = 10

/** Files from which a remote's addresses, slots and points come. */
const DECLARING = ['declaration.ts', 'offers.ts', 'checks.ts']

/** A folder whose saves take the place of its modules in the open page. */
export function compiledSource(layout: Layout, name: string): Source {
  const dir = layout.dirOf(name)
  const out = layout.builtAt(name)
  let compiler: Compiler | null = null

  async function open(
    changed: (change: Change) => boolean,
    failed: (problems: readonly Problem[]) => void,
  ): Promise<Shown> {
    await rm(out, { recursive: true, force: true })
    const asRead = declaredAt(dir)
    const development = await readDevelopment(dir, out)
    const watched = rspack(development.config)
    compiler = watched
    const dressed = watchedStyles(watched, development)
    const packages = awaitedPackages()
    let { declaration } = development
    let declares = false
    /** What pages have; null before there is a first build. */
    let shown: Built | null = null
    let refused = false

    /** Reads a build while it is the compiler's newest. @throws with what is wrong with it */
    async function read(stats: Stats) {
      declares ||= [...(watched.modifiedFiles ?? [])].some(file => DECLARING.includes(relative(dir, file)))
      // Saved before the compiler watched.
      if (!shown) declares ||= declaredAt(dir) !== asRead
      const problems = problemsOf(layout, name, stats)
      packages.await(problems)
      if (problems.length > 0) throw new Unbuilt(problems)
      return { ...dressed(), hash: stats.hash ?? '', entry: development.entry(stats) }
    }

    async function take({ hash, entry, sheet, times }: Awaited<ReturnType<typeof read>>): Promise<Built> {
      if (declares) {
        declares = false
        declaration = await declaredAnew(dir, out).catch(error => {
          declares = true
          throw error
        })
      }
      return { local: localOf(name, declaration, entry, sheet, out), hash, times }
    }

    return new Promise((resolve, reject) => {
      // A build may be there before the one before it is taken.
      let last: Promise<unknown> = Promise.resolve()
      watched.watch({ aggregateTimeout: TOGETHER_MS, ignored: packages.isIgnored }, (error, stats) => {
        const began = performance.now()
        const work = stats ? read(stats) : Promise.reject(error)
        const built = (stats?.endTime ?? 0) - (stats?.startTime ?? 0)
        last = Promise.allSettled([work, last])
          .then(() => work)
          .then(take)
          .then(
            now => {
              failed([])
              const ms = Math.round(built + performance.now() - began)
              const { local } = now
              const { newest, news } = newsOf(name, shown, now)
              if (!shown) resolve({ local, newest })
              // What takes back a build that was refused is no news to pages.
              else if (news.length > 0 || refused)
                refused = !changed({ local, newest, news, words: `built ${name} in ${ms} ms` })
              // Pages have the build before it: what is news to them is so since that one.
              if (!refused) shown = now
            },
            reason => {
              const unbuilt =
                reason instanceof Unbuilt ? reason : new Unbuilt([otherProblem(layout, name, reason)])
              if (shown) return failed(unbuilt.problems)
              watched.close(() => reject(unbuilt))
            },
          )
      })
    })
  }
  const close = () => new Promise<void>(resolve => (compiler ? compiler.close(() => resolve()) : resolve()))
  return { open, close }
}

interface Built {
  local: LocalRelease
  hash: string
  /** How often its styles were made. */
  times: number
}

/** @returns what open pages are told of a build when they have the one before it, and what is told to one that asks later */
function newsOf(name: string, before: Built | null, { local, hash, times }: Built) {
  const built: News = { kind: 'built', name, hash }
  const clothes: News = { kind: 'styles', address: local.page.base + STYLES }
  // A page that is just being loaded may have the first styles.
  const newest = times > 1 && local.page.css.length > 0 ? [clothes, built] : [built]
  if (before && ownedBy(before.local) !== ownedBy(local))
    return { newest, news: [{ kind: 'reload' } as const satisfies News] }
  const news = [...(times === before?.times ? [] : [clothes]), ...(hash === before?.hash ? [] : [built])]
  return { newest, news }
}

/** @returns another text when one of the files from which its declaration comes is another */
const declaredAt = (dir: string): string =>
  DECLARING.map(file => statSync(join(dir, file), { throwIfNoEntry: false })?.mtimeMs).join()

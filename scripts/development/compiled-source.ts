import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Compiler, rspack, type Stats } from '@rspack/core'
import { type Development, readDevelopment } from 'federation/build/development.ts'
import { messageOf } from '../against/develop.ts'
import type { LocalRelease } from '../against/local-release.ts'
import type { Change, News, Problem, Source } from '../against/news.ts'
import { problemsOf, Unbuilt } from './build-problems.ts'
import type { Layout } from './layout.ts'
import { declaredAnew, localOf, ownedBy, STYLES } from './local.ts'

/** Several files that are saved together are one build (ms). */
const TOGETHER_MS = 10

/** Files from which a remote's addresses, slots and points come. */
const DECLARES = /^(?:declaration|offers|checks)\.ts$/

/** A folder whose saves take the place of its modules in the open page. */
export function compiledSource(layout: Layout, name: string): Source {
  const dir = layout.dirOf(name)
  const out = layout.builtAt(name)
  let newest: News | null = null

  async function open(
    changed: (change: Change) => void,
    failed: (problems: readonly Problem[]) => void,
  ): Promise<LocalRelease> {
    await rm(out, { recursive: true, force: true })
    const development = await readDevelopment(dir, out)
    const compiler = rspack(development.config)
    let local: LocalRelease | null = null
    let { declaration } = development
    let styles = await dress(development, out)
    watchStyles(compiler, () => styles)

    /** @returns what open pages are told */
    async function take(stats: Stats, saved: readonly string[]): Promise<News[]> {
      const problems = problemsOf(layout, name, stats)
      if (problems.length > 0) throw new Unbuilt(problems)
      const before = local
      const hash = stats.hash ?? ''
      const same = newest?.kind === 'built' && newest.hash === hash
      newest = { kind: 'built', name, hash }
      const dressed = saved.some(file => styles.includes(file))
      if (dressed) styles = await dress(development, out)
      const anew = saved.some(file => DECLARES.test(relative(dir, file)))
      if (anew) declaration = await declaredAnew(dir, out)
      local = localOf(name, declaration, development.entry(stats), styles.length > 0, out)
      if (before && ownedBy(before) !== ownedBy(local)) return [{ kind: 'reload' }]
      const clothes: News[] = dressed ? [{ kind: 'styles', address: local.page.base + STYLES }] : []
      return same ? clothes : [...clothes, newest]
    }

    return new Promise((resolve, reject) => {
      let first = true
      compiler.watch({ aggregateTimeout: TOGETHER_MS }, (error, stats) => {
        const began = performance.now()
        const work = stats ? take(stats, [...(compiler.modifiedFiles ?? [])]) : Promise.reject(error)
        work.then(
          news => {
            if (!local) return
            failed([])
            const built = (stats?.endTime ?? 0) - (stats?.startTime ?? 0)
            const ms = Math.round(built + performance.now() - began)
            if (first) resolve(local)
            else if (news.length > 0) changed({ local, news, words: `built ${name} in ${ms} ms` })
            first = false
          },
          reason => {
            const unbuilt =
              reason instanceof Unbuilt
                ? reason
                : new Unbuilt([{ of: name, kind: 'build', message: messageOf(reason) }])
            if (!first) return failed(unbuilt.problems)
            compiler.close(() => reject(unbuilt))
          },
        )
      })
    })
  }
  return { open, newest: () => newest }
}

/** Writes the folder's styles. @returns the files that they were made of */
async function dress({ styles }: Development, out: string): Promise<string[]> {
  const made = await styles()
  if (!made) return []
  await mkdir(join(out, 'web'), { recursive: true })
  await writeFile(join(out, STYLES), made.code)
  return made.files
}

/** Rspack knows nothing of stylesheets: it is told that they are of the build, so that it notices them saved. */
function watchStyles(compiler: Compiler, files: () => readonly string[]): void {
  compiler.hooks.afterCompile.tap('styles', compilation => {
    for (const file of files()) compilation.fileDependencies.add(file)
  })
}

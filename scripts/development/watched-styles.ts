import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import type { Development } from 'federation/build/development.ts'
import { STYLES } from './local.ts'

/** What has become of a folder's styles. */
export interface Dressed {
  /** Whether there are any. */
  styled: boolean
  /** How often they were written. */
  times: number
}

/**
 * Writes a folder's styles with the build that notices one of their files saved: Rspack knows nothing of stylesheets, and is told that they
 * are of the build.
 * @returns what has become of them by then. @throws with what is wrong with them
 */
export function watchedStyles(compiler: Compiler, { styles }: Development, out: string): () => Dressed {
  let files: string[] = []
  let times = 0
  let styled = false
  let looked = false
  let wrong: unknown = null

  async function dress() {
    files = []
    const made = await styles(files)
    styled = made !== null
    if (!made) return
    await mkdir(join(out, 'web'), { recursive: true })
    await writeFile(join(out, STYLES), made.code)
    times++
  }
  compiler.hooks.afterCompile.tapPromise('styles', async ({ fileDependencies, missingDependencies }) => {
    const saved = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]
    if (!looked || saved.some(file => files.includes(file)))
      wrong = await dress().then(
        () => null,
        error => error,
      )
    looked = true
    for (const file of files) (existsSync(file) ? fileDependencies : missingDependencies).add(file)
  })
  return () => {
    if (wrong) throw wrong
    return { styled, times }
  }
}

import { existsSync } from 'node:fs'
import type { Compiler } from '@rspack/core'
import type { Development } from 'federation/build/development.ts'

/** What has become of a folder's styles. */
export interface Dressed {
  /** The sheet; null where there are none. */
  sheet: Uint8Array | null
  /** How often they were made. */
  times: number
}

/**
 * Makes a folder's styles with the build that notices one of their files saved: Rspack knows nothing of stylesheets, and is told that they
 * are of the build.
 * @returns what has become of them by then. @throws with what is wrong with them
 */
export function watchedStyles(compiler: Compiler, { styles }: Development): () => Dressed {
  let files: string[] = []
  let times = 0
  let sheet: Uint8Array | null = null
  let looked = false
  let wrong: unknown = null

  async function dress() {
    files = []
    sheet = (await styles(files))?.code ?? null
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
    return { sheet, times }
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rewrites one file below a folder. @throws Error when `from` is not in it */
export type Edit = (file: string, from: string | RegExp, to: string) => Promise<void>

export const editIn =
  (folder: string): Edit =>
  async (file, from, to) => {
    const path = join(folder, file)
    const before = await readFile(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${from} is not in ${file}`)
    await writeFile(path, after)
  }

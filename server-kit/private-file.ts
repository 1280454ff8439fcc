import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/** Creates a file only its owner may read, whole or not at all; a file that is there already stays. */
export async function createPrivateFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true })
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

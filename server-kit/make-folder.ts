import { statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those it lies in, one by one: where a system makes none and says that something is missing (`/proc`), Node's own
 * recursive way tries for ever.
 * @param path absolute @param mode of each that is made; as the system has it without one
 * @throws Error in words when it cannot be made
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await make(path, mode)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    // With the system's own word for it: a disk that is full, or read only, is told apart by that.
    throw Object.assign(new Error(`the folder ${path} cannot be made: ${message}`), code && { code, path })
  }
}

async function make(path: string, mode?: number): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return
  if (found) throw new Error(`${path} is no folder`)
  await make(dirname(path), mode)
  await mkdir(path, mode).catch(error => {
    // Somebody else was faster.
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * What keeps a folder from ever being there, rather than for now as a full disk does: a file in its place, or in that of one it lies in.
 * @param path absolute @returns that file; null where there is none, or nobody may look
 */
export function fileInPlaceOf(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found) return found.isDirectory() ? null : path
    return dirname(path) === path ? null : fileInPlaceOf(dirname(path))
  } catch {
    return null
  }
}

import { randomUUID } from 'node:crypto'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from 'server-kit/make-folder.ts'

const LEFTOVER_AGE_MS = 3_600_000

/**
 * Puts bytes at `target` so that, whenever the process dies, the file is whole or absent.
 * @param incoming folder on the same volume for the unfinished file
 * @param how `create` never touches an existing file; `replace` does, atomically
 * @returns false when `create` found the file there
 */
export async function writeWhole(
  incoming: string,
  target: string,
  bytes: Uint8Array,
  how: 'create' | 'replace',
): Promise<boolean> {
  await makeFolder(incoming)
  await makeFolder(dirname(target))
  const unfinished = join(incoming, randomUUID())
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    if (how === 'replace') await rename(unfinished, target)
    else await link(unfinished, target)
  } catch (error) {
    if (how === 'create' && (error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dirname(target))
  return true
}

/** Removes what writers that were killed left behind. */
export async function sweepIncoming(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > LEFTOVER_AGE_MS) await rm(path, { force: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  // Not every system lets a folder be synced; the rename itself is atomic everywhere.
  try {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
  } catch {}
}

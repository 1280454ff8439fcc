import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const OWN = 0o700

/**
 * Makes a folder for whoever runs this process alone, and those it lies in, one by one: where a system makes none and says that something
 * is missing (`/proc`), Node's own recursive way tries for ever.
 * @param path absolute
 * @throws Error in words when it cannot be made
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  await makeFolder(dirname(path))
  try {
    await mkdir(path, OWN)
  } catch (error) {
    // Somebody else was faster.
    if (await isFolder(path)) return
    throw new Error(`the folder ${path} cannot be made (DATA_DIR says where): ${(error as Error).message}`)
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )

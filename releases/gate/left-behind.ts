import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = 'arcade-gate-'
/** No gate takes this long, ms. */
const DAY_MS = 24 * 60 * 60_000

/**
 * A new folder for what a gate puts up, in a folder for temporary files. What a publication that was killed has left there a day before,
 * copies of all that was live, is removed; what cannot be is left to whose it is.
 */
export async function gateFolder(temporary: string, now = Date.now()): Promise<string> {
  const named = (await readdir(temporary)).filter(name => name.startsWith(PREFIX))
  await Promise.allSettled(
    named.map(async name => {
      const path = join(temporary, name)
      if ((await stat(path)).mtimeMs < now - DAY_MS) await rm(path, { recursive: true })
    }),
  )
  return mkdtemp(join(temporary, PREFIX))
}

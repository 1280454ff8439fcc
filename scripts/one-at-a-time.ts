import { setTimeout as pause } from 'node:timers/promises'
import { FolderInUse, lockFolder } from 'store-api/database/folder-lock.ts'

const POLL_MS = 100
/** No work here takes as long, on the slowest machine. */
const TIMEOUT_MS = 600_000

/**
 * Does something once no other process of this machine is doing it; one that was killed in it holds up nobody.
 * @param path names what is done; a file beside it says who does it
 * @throws Error when another does it for ten minutes
 */
export async function oneAtATime<T>(path: string, work: () => Promise<T>): Promise<T> {
  const done = await turn(path)
  try {
    return await work()
  } finally {
    await done()
  }
}

async function turn(path: string): Promise<() => Promise<void>> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await lockFolder(path)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      if (Date.now() > until)
        throw new Error(`${path}.lock names a process that has not ended for ten minutes: stop it first`)
      await pause(POLL_MS)
    }
  }
}

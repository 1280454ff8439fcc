import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const NAME = 'stopping'
const TIMEOUT_MS = 12_000
const POLL_MS = 100
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR'])

/** Says that the shop over this data is about to end; where there is no data, there is no shop to wait for. @returns called once it has */
export function markStopping(data: string): () => void {
  const path = join(data, NAME)
  try {
    writeFileSync(path, String(process.pid))
  } catch (error) {
    if (!ABSENT.has((error as NodeJS.ErrnoException).code)) throw error
  }
  return () => rmSync(path, { force: true })
}

/** Waits for a shop over the same data that is about to end: it still holds the database's folder and the port. */
export async function whenStopped(data: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until && isStopping(join(data, NAME))) await pause(POLL_MS)
}

function isStopping(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

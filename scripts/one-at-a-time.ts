import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 100
/** No work here takes as long: the number of its process is another's by now. */
const TIMEOUT_MS = 120_000

/**
 * Does something once no other process of this machine is doing it; one that was killed in it holds up nobody.
 * @param path file that says who is doing it
 */
export async function oneAtATime<T>(path: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + TIMEOUT_MS
  while (!taken(path)) {
    if (isHeld(path) && Date.now() < until) await pause(POLL_MS)
    else rmSync(path, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function taken(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isHeld(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

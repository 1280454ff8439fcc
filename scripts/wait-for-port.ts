import { setTimeout as pause } from 'node:timers/promises'
import { isFree } from './process.ts'

/** As long as a shop that was told to stop takes to end. */
const LIMIT_MS = 10_000
const POLL_MS = 100

/**
 * Waits for a TCP port that a shop which is about to end still holds, and says so.
 * @param host where it is to be listened on; the loopback interface without
 * @param limit ms
 * @throws Error with what to do when another keeps it
 */
export async function waitForPort(port: number, host = process.env.HOST, limit = LIMIT_MS): Promise<void> {
  const hosts = host ? [host] : undefined
  if (await isFree(port, hosts)) return
  console.error(`port ${port} is taken; waiting until it is free`)
  const until = Date.now() + limit
  while (Date.now() < until) {
    await pause(POLL_MS)
    if (await isFree(port, hosts)) return
  }
  throw new Error(`port ${port} is taken: end what listens there, or start with PORT=<another>`)
}

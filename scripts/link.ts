import { setTimeout as sleep } from 'node:timers/promises'

/**
 * One direction of a line: what is put on it goes one after the other at its speed, and arrives half a round later, in order.
 * @param delayMs from one end to the other @returns puts bytes on it; resolves when they have arrived
 */
export function createLink(delayMs: number, bytesPerSecond: number): (bytes: number) => Promise<void> {
  /** When what is on it has left (ms). */
  let free = 0
  // One after the other: timers of unlike length may swap what is due in the same millisecond.
  let before = Promise.resolve()
  return bytes => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
    const due = free + delayMs
    before = before.then(() => sleep(Math.max(0, due - performance.now()))).then(() => {})
    return before
  }
}

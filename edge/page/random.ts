import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 4_096
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** @returns random bytes as text; drawn many at once, for each draw is a call to the system. None is given twice. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const text = pool.toString(encoding, used, used + bytes)
  // What was given is known to a visitor, and stays nowhere else.
  pool.fill(0, used, used + bytes)
  used += bytes
  return text
}

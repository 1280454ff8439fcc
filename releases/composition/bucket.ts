import { createHash } from 'node:crypto'

/** @returns the visitor's place, 0–99, in the rollout with this salt: always the same for the same two */
export function bucket(salt: string, visitorId: string): number {
  const digest = createHash('sha256').update(`${salt}\n${visitorId}`).digest()
  return digest.readUInt32BE(0) % 100
}

import type { ReleaseDocument } from 'shared-contracts/release/document.ts'

/** An edge whose clock is behind may still take a pass that is over here. */
const CLOCK_TOLERANCE_MS = 86_400_000

/** @param pass its id. @returns whether an operator has taken it back */
export const isRevoked = ({ revoked }: ReleaseDocument, pass: string): boolean =>
  revoked !== undefined && Object.hasOwn(revoked, pass)

/**
 * @param passes to be taken back as well
 * @returns all that are taken back, without those that nobody could use any more; null when there is nothing new
 */
export function withRevoked(
  { revoked = {} }: ReleaseDocument,
  passes: readonly { id: string; until: string }[],
  now: Date,
): Record<string, string> | null {
  const counts = (until: string) => Date.parse(until) + CLOCK_TOLERANCE_MS > now.getTime()
  const added = passes.filter(({ id, until }) => !Object.hasOwn(revoked, id) && counts(until))
  if (added.length === 0) return null
  const kept = Object.entries(revoked).filter(([, until]) => counts(until))
  return Object.fromEntries([...kept, ...added.map(({ id, until }) => [id, until] as const)])
}

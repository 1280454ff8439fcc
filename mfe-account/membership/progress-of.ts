const DAY_MS = 86_400_000

/** How far a membership has run. @returns part from 0 to 1, and whole days that are left */
export function progressOf(since: string, until: string, now: string): { part: number; daysLeft: number } {
  const [begin, end, at] = [since, until, now].map(instant => Date.parse(instant)) as [number, number, number]
  const part = end > begin ? (at - begin) / (end - begin) : 1
  return { part: Math.min(1, Math.max(0, part)), daysLeft: Math.max(0, Math.ceil((end - at) / DAY_MS)) }
}

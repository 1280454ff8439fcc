/** The step of a version that a change needs: something gone or changed, or only something more. */
export type StepKind = 'major' | 'minor'

export interface Change {
  step: StepKind
  removed: string[]
  added: string[]
}

/** @returns how two descriptions of the contract differ, line by line; null when they do not */
export function compare(before: readonly string[], now: readonly string[]): Change | null {
  const removed = without(before, now)
  const added = without(now, before)
  if (removed.length === 0 && added.length === 0) return null
  return { step: removed.length > 0 ? 'major' : 'minor', removed, added }
}

/** Lines of `a` that `b` has less often. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of b) left.set(line, (left.get(line) ?? 0) + 1)
  return a.filter(line => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

const parts = (version: string) => version.split('.').map(Number) as [number, number, number]

/** The version after a step. */
export function stepped(version: string, step: StepKind): string {
  const [major, minor] = parts(version)
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Whether `version` is at least that step away from `from`. */
export function isStep(from: string, version: string, step: StepKind): boolean {
  const [major, minor] = parts(from)
  const [nowMajor, nowMinor] = parts(version)
  return nowMajor > major || (step === 'minor' && nowMajor === major && nowMinor > minor)
}

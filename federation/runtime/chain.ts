/** One attempt that failed, and what is tried next. */
export interface Failure<R> {
  release: R
  error: unknown
}

export type Outcome<R, T> = { ok: true; value: T; release: R } | { ok: false }

/**
 * Loads the active release; when it fails, the last good ones in turn. Never rejects.
 * @param lastGood asked once and only after a failure; its own failure counts as "none"
 * @param report told of each failure with the release used instead, or null when nothing was left
 */
export async function loadWithFallback<R extends { release: string }, T>(
  active: R,
  lastGood: () => Promise<readonly R[]>,
  load: (release: R) => Promise<T>,
  report: (failure: Failure<R>, fellBackTo: string | null) => void,
): Promise<Outcome<R, T>> {
  const failures: Failure<R>[] = []
  const attempt = async (release: R): Promise<Outcome<R, T>> => {
    try {
      return { ok: true, value: await load(release), release }
    } catch (error) {
      failures.push({ release, error })
      return { ok: false }
    }
  }
  let outcome = await attempt(active)
  if (!outcome.ok) {
    const tried = new Set([active.release])
    for (const release of await lastGood().catch(() => [])) {
      if (tried.has(release.release)) continue
      tried.add(release.release)
      outcome = await attempt(release)
      if (outcome.ok) break
    }
  }
  for (const failure of failures) report(failure, outcome.ok ? outcome.release.release : null)
  return outcome
}

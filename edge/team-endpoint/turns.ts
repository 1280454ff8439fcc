/**
 * One after another of each kind: what several send at once is counted as if it came in turn, so that a limit is one.
 * @returns does the work once what came before of that kind is done; throws as the work does
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(kind)
    const own = (before ?? Promise.resolve()).then(work, work)
    last.set(kind, own)
    try {
      return await own
    } finally {
      if (last.get(kind) === own) last.delete(kind)
    }
  }
}

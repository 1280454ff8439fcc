/** Time a file may take before it counts as broken (ms). */
export const LOAD_LIMIT_MS = 5_000

/** Something took longer than its limit. */
export class LateError extends Error {
  override readonly name = 'LateError'
}

/** @returns what `work` gives. @throws {LateError} when it takes longer than `limit` ms */
export async function within<T>(limit: number, what: string, work: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`${what} did not come within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Time (ms) a loader may take without an answer of the backend outstanding: then it is the release that is at fault. */
export const STALL_LIMIT_MS = { page: 3_000, server: 2_000 } as const satisfies Record<
  'page' | 'server',
  number
>
const CHECK_INTERVAL_MS = 100

/** A loader that does not come to an end, and waits for nobody. */
export class StalledError extends Error {
  override readonly name = 'StalledError'
}

/**
 * @param waiting whether the loader has a reason to wait, such as a call under way; that time does not count
 * @returns what `work` gives. @throws {StalledError} when it stalls for `limit` ms in all
 */
export async function unlessStalled<T>(work: Promise<T>, waiting: () => boolean, limit: number): Promise<T> {
  let idle = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (!waiting()) idle += CHECK_INTERVAL_MS
      if (idle >= limit) reject(new StalledError(`the loader did nothing for ${limit} ms`))
    }, CHECK_INTERVAL_MS)
  })
  try {
    return await Promise.race([work, stalled])
  } finally {
    clearInterval(timer)
  }
}

/** Checks within one limit. */
const CHECKS = 10

/**
 * A signal that ends after `limit` ms in which this process could run. Time for which a busy machine or long work held it
 * back does not count: what it waits for may have come meanwhile and lie unread. For servers, where many pages share a process.
 */
export function runningTime(limit: number): AbortSignal {
  const over = new AbortController()
  let left = CHECKS
  const timer = setInterval(() => {
    left--
    if (left > 0) return
    clearInterval(timer)
    over.abort(new DOMException(`not within ${limit} ms`, 'TimeoutError'))
  }, limit / CHECKS)
  return over.signal
}

/** @returns what `work` gives. @throws the signal's reason when that ends first */
export function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

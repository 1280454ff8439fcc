/**
 * A signal that ends with another one or after a time.
 * @param limit ms
 */
export function timeLimit(limit: number, signal?: AbortSignal): AbortSignal {
  // Web views of older phones have one of them, or neither.
  if (typeof AbortSignal.timeout === 'function' && typeof AbortSignal.any === 'function') {
    const own = AbortSignal.timeout(limit)
    return signal ? AbortSignal.any([signal, own]) : own
  }
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new DOMException('timed out', 'TimeoutError')), limit)
  const stop = () => {
    clearTimeout(timer)
    over.abort(signal?.reason)
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return over.signal
}

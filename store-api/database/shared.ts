/**
 * One question for all who ask while another is under way: they wait for the next, which begins after each of them asked. What they
 * hear is never older than their asking.
 */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const asked = ask().finally(() => {
      if (running === asked) running = null
    })
    running = asked
    return asked
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}

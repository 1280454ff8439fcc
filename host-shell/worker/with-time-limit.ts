/**
 * Waits for the device's storage, which may never answer: no page may hang on it (PWA-4).
 * @param limit ms
 * @returns what it gave, or `otherwise` where that took longer
 */
export function withTimeLimit<T>(work: Promise<T>, limit: number, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(otherwise), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

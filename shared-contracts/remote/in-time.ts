/** @returns what the work gives; null when it takes longer. @param limit in ms @throws what the work throws until then */
export function inTime<T>(limit: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, limit, null)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * One after another: what cannot be done for one must not keep the others from being done, for channels belong to several teams.
 * @throws what went wrong first, once all were tried
 */
export async function eachOnItsOwn<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const wrong: unknown[] = []
  for (const one of all) await work(one).catch(error => wrong.push(error))
  if (wrong.length > 0) throw wrong[0]
}

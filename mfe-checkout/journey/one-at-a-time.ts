/** Runs what it is given one after the other. What fails, fails for its own caller alone: the next runs all the same. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** @throws what the task throws */
    run<T>(task: () => Promise<T>): Promise<T> {
      const mine = last.then(task, task)
      last = mine
      return mine
    },
    /** Resolves once nothing is on its way, however that ended. */
    settled: (): Promise<void> =>
      last.then(
        () => {},
        () => {},
      ),
  }
}

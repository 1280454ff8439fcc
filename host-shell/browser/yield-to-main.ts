interface Scheduler {
  yield?(): Promise<void>
}

/** Ends the task, so that the browser may answer whoever touches the page, and goes on in another before anything else of the page. */
export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  // Older browsers have none.
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}

/** What keeps a part of the page waiting until it opens. React reads `status` without waiting once it is open. */
export interface Gate {
  promise: Promise<void>
  isOpen(): boolean
  /** Once and for all; safe to call again. */
  open(): void
}

export function createGate(): Gate {
  let resolve: () => void = () => {}
  const promise: Promise<void> & { status?: string } = new Promise<void>(done => {
    resolve = done
  })
  return {
    promise,
    isOpen: () => promise.status === 'fulfilled',
    open() {
      if (promise.status === 'fulfilled') return
      promise.status = 'fulfilled'
      resolve()
    },
  }
}

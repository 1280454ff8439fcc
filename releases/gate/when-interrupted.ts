import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * While there is something that only this process knows of: a signal that ends it has that taken away first.
 * @param undo all at once, for what is awaited then never comes
 * @returns called when there is nothing to take away any more
 */
export function whenInterrupted(undo: () => void): () => void {
  // Several may be there at a time: each is undone at the exit, whichever of them brings it about.
  const end = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal])
  process.once('exit', undo)
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    process.off('exit', undo)
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

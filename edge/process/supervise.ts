import cluster, { type Worker } from 'node:cluster'
import { FULL, RETIRE } from './messages.ts'

/**
 * Keeps one serving process. Node never lets go of a module once it was imported, so a process that has run many releases
 * is replaced by a fresh one: the new one listens first, then the old one finishes what it has begun.
 */
export function supervise(): void {
  // Processes accept connections themselves: nothing passes through this one.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let serving = cluster.fork()
  let stopping = false
  /** Processes that may go without ending the whole: replaced ones, and replacements that never came to serve. */
  const spare = new Set<Worker>()

  cluster.on('message', (worker, message) => {
    if (message !== FULL || worker !== serving || stopping) return
    const next = cluster.fork()
    spare.add(next)
    next.once('listening', () => {
      spare.delete(next)
      spare.add(worker)
      serving = next
      worker.send(RETIRE)
    })
  })
  cluster.on('exit', (worker, code) => {
    if (spare.delete(worker)) return
    // A process that fails ends the whole: whoever started it decides what comes next.
    if (!stopping) for (const other of Object.values(cluster.workers ?? {})) other?.process.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
  }
}

import cluster, { type Worker } from 'node:cluster'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { FULL, RETIRE } from './messages.ts'
import { watchPulse } from './pulse.ts'

/**
 * Keeps one serving process. Node never lets go of a module once it was imported, so a process that has run many releases
 * is replaced by a fresh one: the new one listens first, then the old one finishes what it has begun. One that a release has
 * caught in a loop answers nobody any more: it is ended, and another serves.
 */
export function supervise({ pulse }: Pick<EdgeConfig, 'pulse'>): void {
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
  watchPulse(pulse, worker => {
    console.error(
      JSON.stringify({
        level: 50,
        time: Date.now(),
        service: 'edge',
        pid: worker.process.pid,
        msg: 'caught in a loop',
      }),
    )
    if (worker === serving && !stopping) {
      spare.add(worker)
      serving = cluster.fork()
    }
    worker.process.kill('SIGKILL')
  })
  cluster.on('exit', (worker, code) => {
    if (spare.delete(worker)) return
    // A process that fails ends the whole: whoever started it decides what comes next.
    if (!stopping) signalAll('SIGTERM')
    process.exitCode = code ?? 1
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true
      signalAll('SIGTERM')
      // One that is caught in a loop hears no signal but this.
      setTimeout(() => signalAll('SIGKILL'), LIMITS.stop + pulse).unref()
    })
  }
}

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
}

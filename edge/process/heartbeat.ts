import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'
import { LIMITS } from '../limits.ts'
import { PULSE, tell } from './messages.ts'
import { processorTime } from './processor-time.ts'

interface Options {
  /** Between two questions, ms. */
  every: number
  /** Told once of each process that does not answer any more. */
  frozen(worker: Worker): void
  /** What tells of processes; anything but the cluster only in tests, */
  workers?: EventEmitter
  /** and so the processor's time that one of them has used. */
  used?(pid: number | undefined): number | null
}

interface Heard {
  /** Whether it has said anything since it was asked last. */
  lately: boolean
  /** Whether it ever has. */
  ever: boolean
  at: number
  /** Processor time it had used by then. */
  used: number | null
}

/**
 * Asks every process from its start on whether it still can serve. What one says unasked is an answer too: before each page
 * it says whose code it runs. One that is caught in a loop uses the processor and says nothing; one that a busy machine
 * lets wait uses none, and is left alone for long (docs/decisions/0116).
 */
export function watchHeartbeat({ every, frozen, workers = cluster, used = processorTime }: Options): void {
  const all = new Map<Worker, Heard>()
  workers.on('online', (worker: Worker) =>
    all.set(worker, { lately: false, ever: false, at: performance.now(), used: null }),
  )
  workers.on('exit', (worker: Worker) => all.delete(worker))
  workers.on('message', (worker: Worker) => {
    const heard = all.get(worker)
    if (heard) Object.assign(heard, { lately: true, ever: true })
  })

  function ask(worker: Worker, heard: Heard): void {
    const now = performance.now()
    const usedNow = used(worker.process.pid)
    if (heard.lately) Object.assign(heard, { lately: false, at: now, used: usedNow })
    const burnt = heard.ever && usedNow !== null && heard.used !== null ? usedNow - heard.used : 0
    const limit = heard.ever ? LIMITS.mute : LIMITS.muteAtStart
    if (burnt >= LIMITS.frozen || now - heard.at >= limit) {
      all.delete(worker)
      frozen(worker)
      return
    }
    tell(worker, PULSE)
  }

  function askAll(): void {
    for (const [worker, heard] of all) if (worker.isConnected()) ask(worker, heard)
  }
  // What was said while this process itself was not at work is heard first.
  setInterval(() => setImmediate(askAll), every).unref()
}

import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'
import { PULSE, tell } from './messages.ts'

/** Questions in a row that a process may leave unanswered. */
const MAX_MISSED = 5
/** And before it listens: it reads and runs the code of what is live first. */
const MAX_MISSED_AT_START = 20

/**
 * Asks every process from its start on whether it still can serve.
 * @param every between two questions, ms
 * @param frozen called once for each that does not answer
 * @param workers what tells of processes; anything but the cluster only in tests
 */
export function watchPulse(
  every: number,
  frozen: (worker: Worker) => void,
  workers: EventEmitter = cluster,
): void {
  /** By process, how many questions it may still leave unanswered. */
  const left = new Map<Worker, number>()
  workers.on('online', (worker: Worker) => left.set(worker, MAX_MISSED_AT_START))
  workers.on('listening', (worker: Worker) => left.set(worker, MAX_MISSED))
  workers.on('exit', (worker: Worker) => left.delete(worker))
  workers.on('message', (worker: Worker, message: unknown) => {
    if (message === PULSE && left.has(worker)) left.set(worker, MAX_MISSED)
  })
  setInterval(() => {
    for (const [worker, count] of left) {
      if (count === 0) {
        left.delete(worker)
        frozen(worker)
      } else if (worker.isConnected()) {
        left.set(worker, count - 1)
        tell(worker, PULSE)
      }
    }
  }, every).unref()
}

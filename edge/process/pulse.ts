import cluster, { type Worker } from 'node:cluster'
import { LIMITS } from '../limits.ts'
import { PULSE } from './messages.ts'

/** Questions in a row that a process may leave unanswered. */
const MISSED = 5

/** Asks every process that serves whether it still can. @param frozen called for one that does not answer */
export function watchPulse(frozen: (worker: Worker) => void): void {
  const unanswered = new Map<Worker, number>()
  cluster.on('listening', worker => unanswered.set(worker, 0))
  cluster.on('exit', worker => unanswered.delete(worker))
  cluster.on('message', (worker, message) => {
    if (message === PULSE) unanswered.set(worker, 0)
  })
  setInterval(() => {
    for (const [worker, count] of unanswered) {
      if (count >= MISSED) {
        unanswered.delete(worker)
        frozen(worker)
      } else if (worker.isConnected()) {
        unanswered.set(worker, count + 1)
        worker.send(PULSE)
      }
    }
  }, LIMITS.pulse).unref()
}

import cluster, { type Worker } from 'node:cluster'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { type Blame, isBlame } from './blame.ts'
import { FULL, RETIRE, STOPPING } from './messages.ts'
import { watchPulse } from './pulse.ts'

/** Failures told to a new process at most. */
const MAX_BLAMES = 100
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 2_000
/** A process that has served for so long begins with no delay again. */
const SETTLED_MS = 30_000

/**
 * Keeps one serving process, whatever ends it. Node never lets go of a module once it was imported, so a process that has
 * run many releases is replaced by a fresh one: the new one listens first, then the old one finishes what it has begun.
 * One that a release has caught in a loop answers nobody any more: it is ended, and another serves. Each new process is
 * told what failed in those before it.
 */
export function supervise({ pulse }: Pick<EdgeConfig, 'pulse'>): void {
  // Processes accept connections themselves: nothing passes through this one.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const blames: { at: number; blame: Blame }[] = []
  let serving = fork()
  let next: Worker | null = null
  /** One has come to listen: the configuration makes sense. */
  let served = false
  let stopping = false
  let delay = 0
  let restart: NodeJS.Timeout | undefined

  function fork(): Worker {
    const worker = cluster.fork()
    const began = Date.now()
    worker.once('online', () => {
      for (const { at, blame } of blames) if (at > Date.now() - LIMITS.window) worker.send(blame)
    })
    worker.once('listening', () => {
      served = true
    })
    worker.once('exit', () => {
      if (Date.now() - began > SETTLED_MS) delay = 0
    })
    return worker
  }

  function replace(worker: Worker): void {
    if (next || worker !== serving || stopping) return
    const fresh = fork()
    next = fresh
    fresh.once('listening', () => {
      // The one before may have died meanwhile.
      if (next !== fresh) return
      next = null
      serving = fresh
      worker.send(RETIRE)
    })
  }

  function stop(): void {
    if (stopping) return
    stopping = true
    clearTimeout(restart)
    signalAll('SIGTERM')
    // One that is caught in a loop hears no signal but this.
    setTimeout(() => signalAll('SIGKILL'), LIMITS.stop - pulse).unref()
  }

  cluster.on('message', (worker, message) => {
    if (message === FULL) replace(worker)
    if (message === STOPPING && worker === serving) stop()
    if (isBlame(message) && blames.push({ at: Date.now(), blame: message }) > MAX_BLAMES) blames.shift()
  })
  watchPulse(pulse, worker => {
    note(worker, 'caught in a loop')
    worker.process.kill('SIGKILL')
  })
  cluster.on('exit', (worker, code, signal) => {
    if (worker === next) next = null
    if (worker !== serving) return
    if (stopping) {
      process.exitCode = code ?? 1
      return
    }
    if (!served) {
      // It never could serve: whoever started it decides what comes next.
      process.exitCode = code ?? 1
      return stop()
    }
    note(worker, `ended with ${signal ?? `code ${code}`}; another one starts in ${delay} ms`)
    restart = setTimeout(() => {
      serving = next ?? fork()
      next = null
    }, delay)
    delay = Math.min(Math.max(2 * delay, FIRST_DELAY_MS), MAX_DELAY_MS)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

const note = (worker: Worker, msg: string) =>
  console.error(
    JSON.stringify({ level: 50, time: Date.now(), service: 'edge', pid: worker.process.pid, msg }),
  )

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
}

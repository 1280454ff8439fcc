import cluster, { type Worker } from 'node:cluster'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { NOTHING_SEEN, type Seen } from '../operator-pages/source.ts'
import type { Blame } from './blame.ts'
import { confinement } from './confined.ts'
import { createKeeper } from './keeper.ts'
import { FULL, RETIRE, STOPPING, says, tell } from './messages.ts'
import { ownLog } from './own-log.ts'
import { watchPulse } from './pulse.ts'
import { createSuspects } from './suspects.ts'

/** Failures told to a new process at most. */
const MAX_BLAMES = 100
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 2_000
/** A process that has served for so long begins with no delay again. */
const SETTLED_MS = 10_000
/** How a process ends by what runs in it: out of memory, or worse. */
const BROKEN: ReadonlySet<string> = new Set(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP'])
/** For a serving process to say whom it has seen. */
const SEEN_TIMEOUT_MS = 1_000

/**
 * Keeps one serving process, whatever ends it. Node never lets go of a module once it was imported, so a process that has
 * run many releases is replaced by a fresh one: the new one listens first, then the old one finishes what it has begun.
 * One that a release has caught in a loop answers nobody any more: it is ended, and another serves. Each new process is
 * told what failed in those before it, and which release froze or ended two of them (docs/decisions/0082). What needs a key or a token happens in this process, which runs no release's code.
 */
export async function supervise(config: EdgeConfig): Promise<void> {
  const { pulse } = config
  const log = ownLog(config.logLevel)
  const { env, execArgv } = await confinement(config, process.env)
  cluster.setupPrimary({ execArgv })
  // Processes accept connections themselves: nothing passes through this one.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const blames: { at: number; blame: Blame }[] = []
  const suspects = createSuspects()
  const remember = (blame: Blame) => {
    if (blames.push({ at: Date.now(), blame }) > MAX_BLAMES) blames.shift()
  }
  /** Processes that a release has caught in a loop. */
  const frozen = new Set<number>()
  /** Questions that a serving process has not answered yet. */
  const asked = new Map<number, (seen: Seen) => void>()
  let questions = 0
  const keeper = createKeeper({
    config,
    log,
    seen: () =>
      new Promise(resolve => {
        const question = ++questions
        asked.set(question, resolve)
        tell(serving, { askSeen: question })
        // It may be caught in a loop: what is live is shown all the same.
        setTimeout(() => {
          asked.delete(question)
          resolve(NOTHING_SEEN)
        }, SEEN_TIMEOUT_MS).unref()
      }),
  })
  await keeper.start()
  let serving = fork()
  let next: Worker | null = null
  /** One has come to listen: the configuration makes sense. */
  let served = false
  let stopping = false
  let delay = 0
  let restart: NodeJS.Timeout | undefined

  function fork(): Worker {
    const worker = cluster.fork(env)
    const began = Date.now()
    worker.once('online', () => {
      for (const { at, blame } of blames) if (at > Date.now() - LIMITS.window) tell(worker, { blame })
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
      tell(worker, RETIRE)
    })
  }

  function stop(): void {
    if (stopping) return
    stopping = true
    clearTimeout(restart)
    void keeper.close()
    signalAll('SIGTERM')
    // One that is caught in a loop hears no signal but this.
    setTimeout(() => signalAll('SIGKILL'), LIMITS.stop - pulse).unref()
  }

  /** Told to end, or killed from outside, a process has ended for no release's sake. */
  function findCause(worker: Worker, code: number | null, signal: string | null): void {
    const broke = frozen.delete(worker.id) || (signal ? BROKEN.has(signal) : code !== 0)
    if (stopping || !broke) {
      suspects.forget(worker.id)
      return
    }
    const cause = suspects.died(worker.id)
    if (!cause) return
    log.error({ remote: cause.name, release: cause.release }, 'froze or ended two processes')
    const blame = { ...cause, what: 'froze or ended the process that serves' }
    for (let times = 0; times < LIMITS.uncaughtAllowed; times++) remember(blame)
  }

  cluster.on('message', (worker, message) => {
    if (message === FULL) replace(worker)
    if (message === STOPPING && worker === serving) stop()
    if (says(message, 'blame')) remember(message.blame)
    if (says(message, 'entered')) suspects.entered(worker.id, message.entered)
    if (says(message, 'left')) suspects.left(worker.id, message.left)
    if (says(message, 'stop')) void keeper.stop(message.stop)
    if (says(message, 'seen')) {
      asked.get(message.answers)?.(message.seen)
      asked.delete(message.answers)
    }
  })
  watchPulse(pulse, worker => {
    log.error({ serving: worker.process.pid }, 'caught in a loop')
    frozen.add(worker.id)
    worker.process.kill('SIGKILL')
  })
  cluster.on('exit', (worker, code, signal) => {
    findCause(worker, code, signal)
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
    const ended = `ended with ${signal ?? `code ${code}`}`
    if (next) {
      // It was to take over anyway; after a delay it may listen already, and yet another would be one too many.
      log.error({ serving: worker.process.pid }, `${ended}; another one starts already`)
      serving = next
      next = null
      return
    }
    log.error({ serving: worker.process.pid }, `${ended}; another one starts in ${delay} ms`)
    restart = setTimeout(() => {
      serving = fork()
    }, delay)
    delay = Math.min(Math.max(2 * delay, FIRST_DELAY_MS), MAX_DELAY_MS)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
}

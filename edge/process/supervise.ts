import cluster, { type Worker } from 'node:cluster'
import type { EdgeConfig } from '../config.ts'
import { LIMITS } from '../limits.ts'
import { NOTHING_SEEN, type Seen } from '../operator-pages/source.ts'
import type { Blame } from './blame.ts'
import { confinement } from './confinement.ts'
import { watchHeartbeat } from './heartbeat.ts'
import { createKeyHolder } from './key-holder.ts'
import { FULL, RETIRE, SERVE, STANDING, STOPPING, says, tell } from './messages.ts'
import { ownLog } from './own-log.ts'
import { createProcessPool } from './process-pool.ts'
import { createSuspects } from './suspects.ts'

/** Failures told to a new process at most. */
const MAX_BLAMES = 100
/** How a process ends by what runs in it: out of memory, or worse. */
const BROKEN: ReadonlySet<string> = new Set(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP'])
/** For a serving process to say whom it has seen. */
const SEEN_TIMEOUT_MS = 1_000

/**
 * Keeps a process serving, whatever ends it, and another one standing by. Node never lets go of a module once it was imported,
 * so a process that has run many releases is replaced by a fresh one: the new one listens first, then the old one finishes
 * what it has begun. One that a release has caught in a loop answers nobody any more: another serves, and it is ended. Each
 * process that begins to serve is told what failed in those before it, and which release froze or ended two of them
 * (docs/decisions/0082). What needs a key or a token happens in this process, which runs no release's code.
 */
export async function supervise(config: EdgeConfig): Promise<void> {
  const { pulse } = config
  const log = ownLog(config.logLevel)
  const { env, execArgv } = await confinement(config, process.env)
  // Processes accept connections themselves: nothing passes through this one. Node reads it once, here below: else what this process
  // has accepted for one that is frozen stays open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ execArgv })
  const blames: { at: number; blame: Blame }[] = []
  const suspects = createSuspects()
  /** Processes that a release has caught in a loop. */
  const frozen = new Set<number>()
  /** Questions that a serving process has not answered yet. */
  const asked = new Map<number, (seen: Seen) => void>()
  let questions = 0
  /** One has come to listen: the configuration makes sense. */
  let served = false
  let stopping = false
  const pool = createProcessPool({
    standby: config.standby,
    log,
    start: () => cluster.fork(env),
    serve(worker) {
      for (const { at, blame } of blames) if (at > performance.now() - LIMITS.window) tell(worker, { blame })
      tell(worker, SERVE)
    },
    retire: worker => tell(worker, RETIRE),
  })
  const remember = (blame: Blame, from?: Worker) => {
    if (blames.push({ at: performance.now(), blame }) > MAX_BLAMES) blames.shift()
    // It was told the others as it began.
    const serving = pool.serving()
    if (serving && serving !== from) tell(serving, { blame })
  }
  const keyHolder = createKeyHolder({
    config,
    log,
    seen: () =>
      new Promise(resolve => {
        const question = ++questions
        const serving = pool.serving()
        asked.set(question, resolve)
        if (serving) tell(serving, { askSeen: question })
        // It may be caught in a loop: what is live is shown all the same.
        setTimeout(() => {
          asked.delete(question)
          resolve(NOTHING_SEEN)
        }, SEEN_TIMEOUT_MS).unref()
      }),
  })
  await keyHolder.start()

  function stop(): void {
    if (stopping) return
    stopping = true
    pool.stop()
    void keyHolder.close()
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
    if (message === STANDING) pool.stands(worker)
    if (message === FULL && !stopping) pool.replace(worker)
    if (message === STOPPING && worker === pool.serving()) stop()
    if (says(message, 'blame')) remember(message.blame, worker)
    if (says(message, 'entered')) suspects.entered(worker.id, message.entered)
    if (says(message, 'left')) suspects.left(worker.id, message.left)
    if (says(message, 'stop')) void keyHolder.stop(message.stop)
    if (says(message, 'seen')) {
      asked.get(message.answers)?.(message.seen)
      asked.delete(message.answers)
    }
  })
  watchHeartbeat({
    every: pulse,
    frozen(worker) {
      log.error({ serving: worker.process.pid }, 'caught in a loop')
      frozen.add(worker.id)
      worker.process.kill('SIGKILL')
    },
  })
  cluster.on('listening', (worker, { port }) => {
    // Metrics come first, and are no shop.
    if (worker !== pool.serving() || port === config.metrics?.port) return
    // Whoever started it may be gone.
    if (!served && process.connected) process.send?.('listening')
    served = true
    pool.listens(worker)
  })
  cluster.on('exit', (worker, code, signal) => {
    findCause(worker, code, signal)
    if (!stopping && served) return pool.ended(worker, code, signal)
    if (worker !== pool.serving()) return
    process.exitCode = code ?? 1
    // It never could serve: whoever started it decides what comes next.
    if (!stopping) stop()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  pool.begin()
}

function signalAll(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
}

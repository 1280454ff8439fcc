import type { Worker } from 'node:cluster'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'

interface Options {
  /** Whether one process stands by while another serves; without it one is started when it is needed. */
  standby: boolean
  /** Starts a process that could serve. */
  start(): Worker
  /** Tells one that it is its turn, as soon as it can. */
  serve(worker: Worker): void
  /** Tells one that another serves. */
  retire(worker: Worker): void
  log: Pick<Log, 'error'>
  now?(): number
}

/**
 * Which process serves, and which stands by: it has loaded all that serving needs and takes over within milliseconds,
 * where a start takes a second or more (docs/decisions/0116). The one before is told so once the next one listens.
 */
export function createProcessPool({
  standby: wanted,
  start,
  serve,
  retire,
  log,
  now = () => performance.now(),
}: Options) {
  let serving: Worker | null = null
  /** Still serves until `serving` listens. */
  let before: Worker | null = null
  let standby: Worker | null = null
  /** Processes that could serve. */
  const ready = new WeakSet<Worker>()
  const listening = new WeakSet<Worker>()
  /** The one that serves should not for long. */
  let tired = false
  let startedAt = Number.NEGATIVE_INFINITY
  let delay = 0
  let timer: NodeJS.Timeout | undefined

  function takeOver(worker: Worker): void {
    serving = worker
    tired = false
    serve(worker)
  }

  function startNext(): void {
    clearTimeout(timer)
    timer = undefined
    startedAt = now()
    const worker = start()
    if (serving) standby = worker
    else takeOver(worker)
  }

  /** Starts the next process, after a delay that doubles while one follows another. */
  function hire(): void {
    if (standby || timer) return
    const settled = now() - startedAt > LIMITS.settled
    delay = settled ? 0 : Math.min(Math.max(2 * delay, LIMITS.firstDelay), LIMITS.longestDelay)
    timer = setTimeout(startNext, delay)
  }

  function handOver(): void {
    if (!standby || before) return
    before = serving
    const next = standby
    standby = null
    takeOver(next)
  }

  /** Has another take over, as soon as one can. */
  function replace(worker: Worker): void {
    if (worker !== serving) return
    tired = true
    if (standby && ready.has(standby)) handOver()
    else hire()
  }

  /** Somebody must serve: whoever is there, else a new one. @param last that served */
  function follow(last: Worker): void {
    const next = standby
    serving = before
    before = null
    if (serving) {
      // It was to be replaced, and says so only once.
      tired = true
      hire()
      return
    }
    standby = null
    if (next) takeOver(next)
    // One that has served is missed; one that never could would not fare better at once.
    else if (listening.has(last)) startNext()
    else hire()
  }

  return {
    serving: () => serving,
    begin: () => takeOver(start()),
    /** It could serve. */
    stands(worker: Worker): void {
      ready.add(worker)
      if (worker === standby && tired) handOver()
    },
    /** It serves. */
    listens(worker: Worker): void {
      listening.add(worker)
      if (worker !== serving) return
      if (before) retire(before)
      before = null
      if (tired) replace(worker)
      else if (wanted) hire()
    },
    replace,
    ended(worker: Worker, code: number | null, signal: string | null): void {
      const served = worker === serving
      if (worker === before) before = null
      if (served) follow(worker)
      if (worker === standby) {
        standby = null
        hire()
      }
      // As it was told to: another serves for long.
      if (!served && code === 0) return
      const words = `another one ${served ? 'takes over' : 'serves'}`
      log.error(
        { serving: worker.process.pid },
        `ended with ${signal ?? `code ${code}`}; ${serving ? words : `another one starts in ${delay} ms`}`,
      )
    },
    stop: () => clearTimeout(timer),
  }
}

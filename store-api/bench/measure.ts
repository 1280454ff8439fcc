import autocannon from 'autocannon'
import { cpuMs } from './cpu.ts'

export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Figures {
  /** Answered requests a second. */
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of an answer by process, ms: what a busy machine does not change as it does times. */
  cpuMs?: Record<string, number>
  /** Answered with 2xx, a second. */
  goodPerSecond: number
  /** Answers other than 2xx, lost connections and timeouts. */
  errors: number
  /** Of these, lost connections and timeouts. */
  unanswered: number
}

/** A call of ours beside the bare server's for the same rows. */
export interface Compared {
  ours: Figures
  bare: Figures
  /** Ours at a steady pace below what it can take, by requests a second. */
  paced: (Figures & { rate: number }) | null
}

/** Few enough that times are those of the work and not of a queue. */
export const CONNECTIONS = 4
/** More requests than `amount` may be drawn. */
export const SPARE = 2 * CONNECTIONS
const SECONDS = 5

export interface Load {
  /** The next request; what it may be drawn for is sent once. */
  next: () => BenchRequest
  connections?: number
  /** Requests a second over all connections; none: each connection sends its next at once. */
  rate?: number
  /** Requests in all, instead of so many seconds. */
  amount?: number
  seconds?: number
  /** Processes whose time is counted, by what they are called. */
  pids?: Record<string, number>
}

/** Sends requests over a few connections and keeps the time of each answer. */
export async function measure(origin: string, load: Load): Promise<Figures> {
  const { next, connections = CONNECTIONS, rate, amount, seconds = SECONDS, pids = {} } = load
  const times: number[] = []
  const spent = await spentBy(pids)
  const began = performance.now()
  let lasted = 0
  const { errors, timeouts, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections,
        ...(amount === undefined ? { duration: seconds } : { amount }),
        ...(rate !== undefined && { overallRate: rate }),
        requests: [{ setupRequest: request => ({ ...request, headers: {}, ...next() }) }],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    running.on('response', (_client, _status, _bytes, ms) => {
      times.push(ms)
      lasted = performance.now() - began
    })
  })
  const after = await spentBy(pids)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return {
    perSecond: Math.round((times.length * 1000) / lasted),
    p50Ms: at(0.5) ?? Number.NaN,
    p99Ms: at(0.99) ?? Number.NaN,
    cpuMs: Object.fromEntries(
      Object.keys(pids).map(name => [name, ((after[name] ?? 0) - (spent[name] ?? 0)) / times.length]),
    ),
    goodPerSecond: Math.round(((times.length - non2xx) * 1000) / lasted),
    errors: errors + timeouts + non2xx,
    unanswered: errors + timeouts,
  }
}

const spentBy = async (pids: Record<string, number>): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(pids).map(async ([name, pid]) => [name, await cpuMs(pid)] as const)),
  )

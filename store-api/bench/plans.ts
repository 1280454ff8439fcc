import pg from 'pg'
import type { Case } from './case.ts'
import { measure } from './measure.ts'

/**
 * Lets a server say, once it is told to, how it did some of its statements: enough to tell which are hot, and few enough not to be
 * what is measured. PostgreSQL's own module, which Debian's package has.
 */
export const LOGS_PLANS = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.sample_rate=0.02',
  'log_line_prefix=',
]
/** Least ms of a statement whose plan is logged. */
const ALL = 0
const NONE = -1
const SECONDS = 3
const HOTTEST = 10

/** One run of a statement. */
export interface Explained {
  text: string
  ms: number
  /** As PostgreSQL prints it. */
  plan: string
}

export interface HotStatement {
  text: string
  /** Calls that asked it. */
  calls: string[]
  /** Middle of its runs, ms. */
  ms: number
  /** Of the time of all statements, 0 to 1. */
  share: number
  /** How the middle run was done. */
  plan: string
}

/** Plans in a server's log: each begins a line, and goes on where lines begin with a tab. */
export function readPlans(log: string): Explained[] {
  const entries = log.split(/\n(?!\t)/)
  return entries.flatMap(entry => {
    const found =
      /^LOG: {2}duration: ([\d.]+) ms {2}plan:\n\tQuery Text: ([\s\S]*?)\n\t(\S.*\(cost=[\s\S]*)$/.exec(entry)
    if (!found) return []
    const [, ms, text = '', plan = ''] = found
    return [
      { text: text.replace(/\s+/g, ' ').trim(), ms: Number(ms), plan: plan.replaceAll('\n\t', '\n').trim() },
    ]
  })
}

/** The statements that took most of the time together. @param byCall what ran for each call */
export function hottest(byCall: Readonly<Record<string, readonly Explained[]>>): HotStatement[] {
  const runs = Object.entries(byCall).flatMap(([call, all]) => all.map(one => ({ ...one, call })))
  const together = (all: readonly Explained[]) => all.reduce((sum, { ms }) => sum + ms, 0)
  const whole = together(runs)
  return Object.entries(Object.groupBy(runs, ({ text }) => text))
    .map(([text, all = []]) => {
      const middle = all.toSorted((a, b) => a.ms - b.ms)[Math.floor(all.length / 2)]
      const calls = [...new Set(all.map(({ call }) => call))]
      return { text, calls, ms: middle?.ms ?? 0, share: together(all) / whole, plan: middle?.plan ?? '' }
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, HOTTEST)
}

/**
 * Runs each call for some seconds more and reads how the server did what it was asked.
 * @param log what the server has said so far
 */
export async function plansOf(
  url: string,
  origin: string,
  cases: readonly Case[],
  log: () => string,
): Promise<HotStatement[]> {
  const database = new pg.Client(url)
  await database.connect()
  const sample = async (least: number) => {
    await database.query(`alter system set auto_explain.log_min_duration = ${least}`)
    await database.query('select pg_reload_conf()')
  }
  try {
    const byCall: Record<string, Explained[]> = {}
    await sample(ALL)
    for (const { name, ours, amount } of cases) {
      const before = log().length
      await measure(origin, { next: ours, ...(amount === undefined ? { seconds: SECONDS } : { amount }) })
      byCall[name] = readPlans(log().slice(before))
    }
    await sample(NONE)
    return hottest(byCall)
  } finally {
    await database.end()
  }
}

import { type Act, withOutcome } from '../audit-log/acts.ts'
import { ReleaseError } from '../refusal.ts'
import type { AuditEntry } from '../store/store.ts'
import { textOf, type Values, type Verb, wholeNumber } from './verb.ts'

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

export const log: Verb = {
  summary: 'who did what, when and why',
  usage: 'log [--name channel] [--verb verb] [--who actor] [--since 2h | date] [--limit N]',
  examples: ['log', 'log --name mfe-checkout --since 2d', 'log --verb rollback --limit 5 --json'],
  options: {
    name: { type: 'string', takes: 'channel', says: 'only what was done to it' },
    verb: { type: 'string', takes: 'verb', says: 'only what was done by it' },
    who: { type: 'string', takes: 'actor', says: 'only what they did' },
    since: { type: 'string', takes: 'time', says: 'nothing older: 30m, 2h, 3d or a date' },
    limit: { type: 'string', takes: 'N', says: 'the newest so many (50)' },
  },
  arguments: [],
  async run(workspace, _args, values) {
    const limit = wholeNumber(values, 'limit', 50, 1, 100_000)
    const since = sinceOf(values, workspace.now().getTime())
    const wanted = {
      name: textOf(values.name, ''),
      verb: textOf(values.verb, ''),
      who: textOf(values.who, ''),
    }
    const keys = ['name', 'verb', 'who'] as const
    const unfiltered = since === 0 && Object.values(wanted).every(text => text === '')
    const entries = await workspace.store.readAudit(unfiltered ? limit : undefined)
    const found = entries
      .filter(entry => Date.parse(entry.at) >= since)
      .filter(entry => keys.every(key => !wanted[key] || entry[key] === wanted[key]))
      .slice(-limit)
    const acts = (await withOutcome(workspace.store, found)).reverse()
    const unknown = keys.filter(key => wanted[key] && !entries.some(entry => entry[key] === wanted[key]))
    const nothing = ['nothing found', ...unknown.map(key => known(key, wanted[key], entries))]
    return { lines: acts.length > 0 ? acts.map(actLine) : nothing, data: { acts } }
  },
}

/** A name that was mistyped must not read as if nothing had been done. */
function known(key: 'name' | 'verb' | 'who', wanted: string, entries: readonly AuditEntry[]): string {
  const all = [...new Set(entries.flatMap(entry => entry[key] ?? []))].sort()
  return `no act has --${key} ${wanted}; there are: ${all.join(', ') || 'none'}`
}

/** One act for people. */
export const actLine = ({ at, serial, verb, name, release, who, why, fate }: Act) =>
  [at, serial, [verb, name, release].filter(Boolean).join(' '), `by ${who}: ${why}`, fate && `(${fate})`]
    .filter(Boolean)
    .join('  ')

/** @returns ms since 1970, 0 without a limit. @throws ReleaseError when it is neither a span nor a date */
function sinceOf(values: Values, now: number): number {
  const text = textOf(values.since, '')
  if (!text) return 0
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? []
  if (count && unit) return now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
  const date = Date.parse(text)
  if (Number.isFinite(date)) return date
  throw new ReleaseError('usage', `--since must be like 30m, 2h, 3d or 2026-01-31, not "${text}"`)
}

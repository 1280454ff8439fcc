import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { benchApi } from './api.ts'
import type { Compared, Figures } from './measure.ts'

export type ApiFigures = Awaited<ReturnType<typeof benchApi>>

/**
 * The API's part of `npm run bench`, with its table. `api` ends the process after it and leaves the other parts of
 * the result file as they are; any other part leaves it out.
 * @returns its figures, or undefined where it is left out
 */
export async function apiPart(only: string | null, resultFile: string): Promise<ApiFigures | undefined> {
  if (only !== null && only !== 'api') return undefined
  const api = await benchApi()
  console.table(Object.fromEntries(Object.entries(api.calls).map(([name, call]) => [name, row(call)])))
  console.log('p50 / p99 in ms over 4 connections; the share is of what the bare server does a second')
  console.log('CPU ms of an answer: server + database; embedded, one process is both')
  console.log(`load average when it was measured: ${api.load.map(n => n.toFixed(1)).join(' ')}`)
  if (only === null) return api
  const before = await readFile(resultFile, 'utf8').then(JSON.parse, () => ({}))
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, `${JSON.stringify({ ...before, api }, null, 2)}\n`)
  process.exit(0)
}

const times = ({ p50Ms, p99Ms, errors }: Figures): string =>
  `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}${errors > 0 ? `, ${errors} errors` : ''}`

const cpu = ({ cpuMs = {} }: Figures): string =>
  Object.values(cpuMs)
    .map(ms => ms.toFixed(2))
    .join(' + ')

const row = ({ ours, bare, paced }: Compared) => ({
  ours: times(ours),
  'requests/s': ours.perSecond,
  'bare server': times(bare),
  'its requests/s': bare.perSecond,
  share: `${Math.round((100 * ours.perSecond) / bare.perSecond)} %`,
  'ours, CPU ms': cpu(ours),
  'its CPU ms': cpu(bare),
  'ours at a pace': paced && `${times(paced)} at ${paced.perSecond}/s`,
})

/** The part of `docs/benchmarks.md`: each call of one process beside the bare server's, with the aims that are held to it. */
export function apiText({ seed, calls }: ApiFigures): string {
  const rows = Object.entries(calls).map(([name, { ours, bare }]) => [
    name,
    times(ours),
    times(bare),
    ratio(ours.p50Ms, bare.p50Ms),
    ratio(ours.p99Ms, bare.p99Ms),
    cpu(ours),
    cpu(bare),
  ])
  return `## Calls of the API

${seed}, in PostgreSQL (embedded: the embedded database, with fewer). Four connections, beside a bare server on the same rows: p50 / p99 in ms, and
processor ms of an answer (server + database; embedded, one process is both). Aims: reads 3 times the bare p50 and 5 times its p99, writes 5 times.

| call | ours | bare | p50 ratio | p99 ratio | CPU ms | bare CPU ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}
`
}

const ratio = (ours: number, bare: number): string => (ours / bare).toFixed(2)

import type { ApiFigures } from './api.ts'
import type { Figures } from './measure.ts'
import type { HotStatement } from './plans.ts'

export const times = ({ p50Ms, p99Ms, errors }: Figures): string =>
  `${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}${errors > 0 ? `, ${errors} errors` : ''}`

export const cpu = ({ cpuMs = {} }: Figures): string =>
  Object.values(cpuMs)
    .map(ms => ms.toFixed(2))
    .join(' + ')

const ratio = (ours: number, bare: number): string => (ours / bare).toFixed(2)

const statementText = ({ text, calls, ms, share, plan }: HotStatement, i: number): string =>
  `### ${i + 1}. ${(100 * share).toFixed(0)} % of the time, ${ms.toFixed(2)} ms: ${calls.join(', ')}

\`\`\`sql
${text}
\`\`\`

\`\`\`
${plan}
\`\`\`
`

/**
 * The document `docs/benchmarks-api.md`.
 * @param about what was run, where and when
 */
export function apiText(about: string, { seed, calls, plans }: ApiFigures): string {
  const rows = Object.entries(calls).map(([name, { ours, bare }]) => [
    name,
    times(ours),
    times(bare),
    ratio(ours.p50Ms, bare.p50Ms),
    ratio(ours.p99Ms, bare.p99Ms),
    cpu(ours),
    cpu(bare),
  ])
  return `# Benchmarks of the API

Written by \`npm run bench -- --only api --write\`; do not edit. ${about}

${seed}, in PostgreSQL (embedded: the embedded database, with fewer). One process, four connections, beside a bare server on the same rows, in turn: p50 / p99
in ms, and processor ms of an answer (server + database; embedded, one process is both). Aims: reads 3 times the bare p50 and 5 times its p99, searches and
writes 5 times its p50.

| call | ours | bare | p50 ratio | p99 ratio | CPU ms | bare CPU ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}

## The ten hottest statements

By the time that they took together while each call ran as often as it could, with how PostgreSQL did the middle one of their runs.

${plans.map(statementText).join('\n')}`
}

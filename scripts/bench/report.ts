import type { Interactions } from './interactions.ts'
import { type Tax, taxText } from './one-bundle/tax.ts'
import type { PageFigures } from './page-load.ts'
import type { PagesResult, Spread } from './pages.ts'
import type { StepFigures, StepName } from './steps.ts'

/** What was done in pages that are open. */
export interface Acted {
  interactions: Interactions
  /** Moves beside the shop, and over a slow line. */
  steps: Record<StepName, StepFigures>
  slowSteps: Record<StepName, StepFigures>
}

const COLUMNS = {
  fcpMs: ['FCP ms', 0],
  lcpMs: ['LCP ms', 0],
  tbtMs: ['TBT ms', 0],
  longestTaskMs: ['longest task ms', 0],
  longTasks: ['tasks > 50 ms', 0],
  cls: ['CLS', 3],
  scriptKb: ['script KB', 1],
  htmlKb: ['HTML KB', 1],
  allKb: ['all KB', 1],
  requests: ['requests', 0],
  rounds: ['rounds', 0],
} as const satisfies Record<keyof PageFigures, readonly [title: string, digits: number]>

const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** A cell: the middle of the runs, and how far apart their middle half lay where that is to be seen. */
export function cell(figures: Spread, key: keyof PageFigures): string {
  const [, digits] = COLUMNS[key]
  const { median, spread } = figures[key]
  const apart = spread.toFixed(digits)
  return median.toFixed(digits) + (Number(apart) === 0 ? '' : ` ± ${apart}`)
}

/** For a console: one table for each device. */
export const pageTables = (pages: PagesResult): [device: string, Record<string, Record<string, string>>][] =>
  Object.entries(pages).map(([device, byName]) => [
    device,
    Object.fromEntries(
      Object.entries(byName).map(([name, figures]) => [
        name,
        Object.fromEntries(keys.map(key => [COLUMNS[key][0], cell(figures, key)])),
      ]),
    ),
  ])

/**
 * The document `docs/benchmarks.md`.
 * @param about what was run, where and when
 * @param picture its file's name
 * @param tax what composition costs, where that was measured
 */
export function benchmarksText(
  about: string,
  pages: PagesResult,
  { interactions: acted, steps, slowSteps }: Acted,
  picture: string,
  tax: Tax | null,
): string {
  const head = ['page', ...keys.map(key => COLUMNS[key][0])]
  const tables = Object.entries(pages).map(([device, byName]) => {
    const rows = Object.entries(byName).map(([name, figures]) => [
      name,
      ...keys.map(key => cell(figures, key)),
    ])
    const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    return `## ${device}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  const moves = (Object.keys(steps) as StepName[]).map(name => [
    name,
    ...[steps[name].ownMs, steps[name].allMs, slowSteps[name].allMs, slowSteps[name].wholeMs].map(ms =>
      ms.toFixed(0),
    ),
  ])
  const slowest = Object.entries(acted.slowest).slice(0, 5)
  return `# Benchmarks

Written by \`npm run bench -- --write\`; do not edit. ${about}

Cold loads at 412 px, medians of runs in turn, ± how far apart the middle half of them lay. Sizes are as sent. Times say how pages of one run
compare with each other; on another machine, or another day, they are others by as much as the same work takes.

![LCP and blocking time by page](${picture})

${tables.join('\n')}${tax ? taxText(tax) : ''}
## Taps and keys

From a tap or a key to the next frame, processor four times slower: median ${acted.p50Ms.toFixed(0)} ms, p75 ${acted.p75Ms.toFixed(0)} ms
(aim 100), p98 ${acted.p98Ms.toFixed(0)} ms. The slowest: ${slowest.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ')}.

## Moves

From a click to the frame that shows the heading of the next page, processor four times slower, medians: the page's own time, without what it
awaits of the backend (aim 100); all of it; over slow 4G (aim 300 where nothing is known of the page); and there to all of the page.

| move | own ms | all ms | slow 4G ms | whole page ms |
| --- | ---: | ---: | ---: | ---: |
${moves.map(row => `| ${row.join(' | ')} |`).join('\n')}
`
}

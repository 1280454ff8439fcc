import type { PageFigures } from '../page-load.ts'
import type { PagesResult } from '../pages.ts'

/** What is compared, and how many times the one application's it may be at most. */
const COMPARED = {
  scriptKb: { title: 'script KB', digits: 1, aim: 1.15 },
  htmlKb: { title: 'HTML KB', digits: 1, aim: 1.15 },
  allKb: { title: 'all KB', digits: 1, aim: 1.15 },
  lcpMs: { title: 'LCP ms', digits: 0, aim: 1.05 },
} as const satisfies Partial<Record<keyof PageFigures, { title: string; digits: number; aim: number }>>

type Row = Record<string, string>

/** For each device what composition costs: `composed / one bundle = times`, with a mark where that is above the aim. */
export const taxTables = (
  composed: PagesResult,
  oneBundle: PagesResult,
): [device: string, Record<string, Row>][] =>
  Object.entries(oneBundle).map(([device, byName]) => [
    device,
    Object.fromEntries(
      Object.entries(byName).flatMap(([name, bundled]) => {
        const figures = composed[device as keyof PagesResult][name]
        if (!figures) return []
        const cells = Object.entries(COMPARED).map(([key, { title, digits, aim }]) => {
          const [ours, theirs] = [figures, bundled].map(one => one[key as keyof PageFigures].median)
          const times = (ours ?? Number.NaN) / (theirs ?? Number.NaN)
          const mark = times > aim ? ' !' : ''
          return [title, `${ours?.toFixed(digits)} / ${theirs?.toFixed(digits)} = ${times.toFixed(3)}${mark}`]
        })
        return [[name, Object.fromEntries(cells)]]
      }),
    ),
  ])

/** A section of `docs/benchmarks.md`. */
export function taxText(composed: PagesResult, oneBundle: PagesResult): string {
  const titles = Object.values(COMPARED).map(({ title, aim }) => `${title} (≤ ${aim})`)
  const tables = taxTables(composed, oneBundle).map(([device, rows]) => {
    const lines = [
      ['page', ...titles],
      ['---', ...titles.map(() => '---:')],
      ...Object.entries(rows).map(([name, row]) => [name, ...Object.values(row)]),
    ]
    return `### ${device}\n\n${lines.map(line => `| ${line.join(' | ')} |`).join('\n')}\n`
  })
  return `
## What composition costs

The same sources built as one application, served by the same edge: composed / one bundle = times, with the most that is aimed for in
brackets, and a mark where it is more.

${tables.join('\n')}`
}

import type { Browser } from '@playwright/test'
import { readWhole } from '../../../e2e/support/crawler.ts'
import { kb } from '../../../e2e/support/page-parts.ts'
import type { Opened, PagesResult } from '../pages.ts'

/** A shop's measured pages, and KB of each one's HTML where all of it is drawn: what shoppers are sent is less or more as the server is busy. */
export interface Shopped {
  pages: PagesResult
  html: Record<string, number>
}
export interface Tax {
  composed: Shopped
  oneBundle: Shopped
}

/** @returns KB of each page's HTML, drawn whole */
export async function wholeHtml(browser: Browser, opened: Opened): Promise<Shopped['html']> {
  const html: Shopped['html'] = {}
  for (const [name, open] of Object.entries(opened)) {
    const context = await browser.newContext()
    html[name] = kb(await readWhole(context, await open(context)))
    await context.close()
  }
  return html
}

/** What is compared, and how many times the one application's it may be at most. */
const COMPARED = {
  scriptKb: { title: 'script KB', digits: 1, aim: 1.15 },
  html: { title: 'HTML KB', digits: 1, aim: 1.15 },
  allKb: { title: 'all KB', digits: 1, aim: 1.15 },
  lcpMs: { title: 'LCP ms', digits: 0, aim: 1.05 },
} as const
const keys = Object.keys(COMPARED) as (keyof typeof COMPARED)[]

type Row = Record<string, string>

/** For each device what composition costs: `composed / one bundle = times`, with a mark where that is above the aim. */
export function taxTables({ composed, oneBundle }: Tax): [device: string, Record<string, Row>][] {
  const figure = ({ pages, html }: Shopped, device: string, page: string, key: keyof typeof COMPARED) =>
    (key === 'html' ? html[page] : pages[device as keyof PagesResult][page]?.[key].median) ?? Number.NaN
  const cell = (device: string, page: string, key: keyof typeof COMPARED) => {
    const { digits, aim } = COMPARED[key]
    const [ours, theirs] = [figure(composed, device, page, key), figure(oneBundle, device, page, key)]
    const times = ours / theirs
    return `${ours.toFixed(digits)} / ${theirs.toFixed(digits)} = ${times.toFixed(3)}${times > aim ? ' !' : ''}`
  }
  const row = (device: string, page: string): Row =>
    Object.fromEntries(keys.map(key => [COMPARED[key].title, cell(device, page, key)]))
  return Object.entries(oneBundle.pages).map(([device, byName]) => [
    device,
    Object.fromEntries(Object.keys(byName).map(page => [page, row(device, page)])),
  ])
}

/** A section of `docs/benchmarks.md`. */
export function taxText(tax: Tax): string {
  const titles = Object.values(COMPARED).map(({ title, aim }) => `${title} (≤ ${aim})`)
  const tables = taxTables(tax).map(([device, rows]) => {
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
brackets, and a mark where it is more. HTML is that of a page drawn whole.

${tables.join('\n')}`
}

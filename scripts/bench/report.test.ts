import { expect, test } from 'vitest'
import type { PageFigures } from './page-load.ts'
import { readBeside, spreadOf } from './pages.ts'
import { picture } from './picture.ts'
import { type Acted, benchmarksText } from './report.ts'

const load = (lcpMs: number): PageFigures => ({
  fcpMs: 100,
  lcpMs,
  tbtMs: 20,
  longestTaskMs: 70,
  longTasks: 1,
  cls: 0.0014,
  scriptKb: 114.14,
  htmlKb: 22,
  allKb: 300,
  requests: 40,
  rounds: 3,
})
const runs = [load(900), load(400), load(500), load(600)]
const figures = spreadOf(runs)
const pages = {
  'slow phone, slow 4G': { home: figures, 'their <shop>': figures },
  'quick phone, fast 4G': { home: figures, 'their <shop>': figures },
}
const step = { ownMs: 90, allMs: 120, wholeMs: 300, drawnAnew: 1 }
const acted = {
  interactions: { p50Ms: 24, p75Ms: 40, p98Ms: 96, slowest: { 'menu opens': 96 } },
  steps: { 'list to product': step },
  slowSteps: { 'list to product': { ...step, allMs: 130, wholeMs: 700 } },
} as unknown as Acted

test('NFR-P a figure is the middle of its runs, with how far apart their middle half lay', () => {
  expect(figures.lcpMs).toEqual({ median: 600, spread: 400 })
  expect(figures.fcpMs).toEqual({ median: 100, spread: 0 })
})

test('NFR-P the document has a row for each page and device, and the picture a bar for each figure', () => {
  const text = benchmarksText('About.', pages, acted, 'picture.svg', null)
  expect(text.match(/^\| home \| 100 \| 600 ± 400 \| 20 \| 70 \| 1 \| 0\.001 \| 114\.1 /gm)).toHaveLength(2)
  expect(text).toContain('menu opens 96 ms')
  expect(text).toContain('| list to product | 90 | 120 | 130 | 700 |')
  const svg = picture(pages)
  expect(
    svg.match(/<rect [^>]*x="120"[^>]*height="12" fill="#(2f6f4f|c0702a)"/g)?.length,
  ).toBeGreaterThanOrEqual(8)
  expect(svg).toContain('their &#60;shop&#62;')
})

test('NFR-P a site to stand beside the shop is a name and an address; anything else is a mistake in words', () => {
  expect(readBeside('peer=http://127.0.0.1:9/?a=b')).toEqual({ name: 'peer', url: 'http://127.0.0.1:9/?a=b' })
  for (const wrong of ['http://127.0.0.1:9/', 'peer=', '=http://127.0.0.1'])
    expect(() => readBeside(wrong)).toThrow(`not "${wrong}"`)
})

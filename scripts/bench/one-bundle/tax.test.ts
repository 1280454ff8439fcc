import { expect, test } from 'vitest'
import { DEVICES } from '../lines.ts'
import type { PageFigures } from '../page-load.ts'
import { type PagesResult, spreadOf } from '../pages.ts'
import { taxTables, taxText } from './tax.ts'

const result = (...pages: [name: string, scriptKb: number, lcpMs: number][]): PagesResult =>
  Object.fromEntries(
    Object.keys(DEVICES).map(device => [
      device,
      Object.fromEntries(
        pages.map(([name, scriptKb, lcpMs]) => [
          name,
          spreadOf([{ scriptKb, allKb: 200, lcpMs } as PageFigures]),
        ]),
      ),
    ]),
  ) as PagesResult

const tax = {
  composed: {
    pages: result(['home', 115, 1040], ['peer', 50, 400], ['cart', 120, 1000]),
    html: { home: 25, cart: 21 },
  },
  oneBundle: { pages: result(['home', 100, 1000], ['cart', 100, 1000]), html: { home: 20, cart: 20 } },
}

test('NFR-P composed and one bundle stand side by side, with a mark where composition costs more than it may', () => {
  const [[device, rows] = []] = taxTables(tax)
  expect(device).toBe('slow phone, slow 4G')
  expect(Object.keys(rows ?? {})).toEqual(['home', 'cart'])
  expect(rows?.home).toMatchObject({
    'script KB': '115.0 / 100.0 = 1.150',
    'HTML KB': '25.0 / 20.0 = 1.250 !',
    'LCP ms': '1040 / 1000 = 1.040',
  })
  expect(rows?.cart).toMatchObject({ 'script KB': '120.0 / 100.0 = 1.200 !' })
})

test('NFR-P the document says what composition costs, and what is aimed for', () => {
  const text = taxText(tax)
  expect(text).toContain(
    '| page | script KB (≤ 1.15) | HTML KB (≤ 1.15) | all KB (≤ 1.15) | LCP ms (≤ 1.05) |',
  )
  expect(text.match(/^\| cart \| 120\.0 \/ 100\.0 = 1\.200 ! \|/gm)).toHaveLength(2)
})

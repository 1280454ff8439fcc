import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TAXES, taxesOn } from './taxes.ts'

/** The rule written down a second time: exact fractions, rates as people know them. */
const PERCENT: Record<string, [string, bigint][]> = {
  AB: [['GST', 5000n]],
  NT: [['GST', 5000n]],
  NU: [['GST', 5000n]],
  YT: [['GST', 5000n]],
  BC: [
    ['GST', 5000n],
    ['PST', 7000n],
  ],
  MB: [
    ['GST', 5000n],
    ['RST', 7000n],
  ],
  SK: [
    ['GST', 5000n],
    ['PST', 6000n],
  ],
  QC: [
    ['GST', 5000n],
    ['QST', 9975n],
  ],
  ON: [['HST', 13000n]],
  NS: [['HST', 14000n]],
  NB: [['HST', 15000n]],
  NL: [['HST', 15000n]],
  PE: [['HST', 15000n]],
}

function oracle(lines: { amount: number; taxable: boolean; taxClass: string | null }[], province: string) {
  const sum = (keep: (l: (typeof lines)[number]) => boolean) =>
    lines.filter(l => l.taxable && keep(l)).reduce((s, l) => s + BigInt(l.amount), 0n)
  const half = (base: bigint, rate: bigint) => Number((base * rate * 2n + 100_000n) / 200_000n)
  const [books, rest] = [sum(l => l.taxClass === 'printed-book'), sum(l => l.taxClass !== 'printed-book')]
  const rates = PERCENT[province] ?? []
  const separate = !rates.some(([name]) => name === 'GST')
  const taxes = rates.map(([name, rate]) => ({
    tax: name,
    amount: half(rest + (name === 'GST' ? books : 0n), rate),
  }))
  return separate ? [...taxes, { tax: 'GST', amount: half(books, 5000n) }] : taxes
}

test('CHK-4 taxes of 10,000 random carts are those of an independent oracle', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 50_000_000 }),
    taxable: fc.boolean(),
    taxClass: fc.constantFrom(null, 'printed-book'),
  })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(...Object.keys(TAXES)),
      (lines, province) => {
        const amounts = (list: { tax: string; amount: number }[]) =>
          Object.fromEntries(list.filter(t => t.amount > 0).map(t => [t.tax, t.amount]))
        expect(amounts(taxesOn(lines, province))).toEqual(amounts(oracle(lines, province)))
      },
    ),
    { numRuns: 10_000 },
  )
})

test.each([
  ['half a cent up', 'AB', 10, 1],
  ['less than half down', 'AB', 9, 0],
  ['Québec', 'QC', 20, 2],
])('CHK-4 rounding: %s', (_what, province, amount, tax) => {
  expect(taxesOn([{ amount, taxable: true, taxClass: null }], province).at(-1)?.amount).toBe(tax)
})

test('CHK-4 an unknown province is an error, not untaxed', () => {
  expect(() => taxesOn([], 'ZZ')).toThrow('ZZ')
})

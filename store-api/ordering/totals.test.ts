import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OracleInput, oracle } from '../testing/price-oracle.ts'
import { allocate } from './allocate.ts'
import { totalsOf } from './totals.ts'

const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']
const name = { en: 'Coupon' }

const line = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 2_000_000_000 })),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 999 })),
  taxable: fc.boolean(),
  book: fc.boolean(),
})
const discount = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 900_000_000 })),
  lines: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 6 })),
})
const cart: fc.Arbitrary<OracleInput> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discounts: fc.array(discount, { maxLength: 3 }),
  fee: fc.option(fc.integer({ min: 0, max: 5000 })),
  tip: fc.option(
    fc.oneof(
      fc.constantFrom(15 as const, 20 as const, 25 as const).map(percent => ({ percent })),
      fc.integer({ min: 1, max: 100_000 }).map(amount => ({ amount })),
    ),
  ),
  province: fc.constantFrom(...PROVINCES),
  credit: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
})

const computed = ({ lines, discounts, fee, tip, province, credit }: OracleInput) => {
  const { taxes, ...sums } = totalsOf({
    lines: lines.map(({ price, quantity, taxable, book }) => ({
      amount: price * quantity,
      taxable,
      taxClass: book ? 'printed-book' : null,
    })),
    discounts: discounts.map(({ amount, lines }, i) => ({
      code: `C${i}`,
      name,
      amount,
      ...(lines !== null && { lines }),
    })),
    deliveryFee: fee,
    tip: tip as Parameters<typeof totalsOf>[0]['tip'],
    province,
  })
  return {
    subtotal: BigInt(sums.subtotal),
    discounts: sums.discounts.map(d => BigInt(d.amount)),
    tip: BigInt(sums.tip),
    taxes: Object.fromEntries(taxes.filter(t => t.amount > 0).map(t => [t.tax, BigInt(t.amount)])),
    total: BigInt(sums.total),
    due: BigInt(sums.total - Math.min(sums.total, credit)),
  }
}

test('CHK-4 the bills of 10,000 random carts are those of an independent oracle, to the cent', () => {
  fc.assert(
    fc.property(cart, input => {
      expect(computed(input)).toEqual(oracle(input))
    }),
    { numRuns: 10_000 },
  )
})

test('CHK-4 no part of a bill is negative or anything but whole cents, and the parts add up', () => {
  fc.assert(
    fc.property(cart, input => {
      const { subtotal, discounts, tip, taxes, total, due } = computed(input)
      const sum = (list: bigint[]) => list.reduce((a, b) => a + b, 0n)
      const all = [subtotal, ...discounts, tip, ...Object.values(taxes), total, due]
      expect(all.every(part => part >= 0n)).toBe(true)
      expect(subtotal - sum(discounts) + BigInt(input.fee ?? 0) + sum(Object.values(taxes)) + tip).toBe(total)
      expect(total - due).toBe(BigInt(input.credit) < total ? BigInt(input.credit) : total)
    }),
    { numRuns: 2000 },
  )
})

describe('spreading', () => {
  test.each([
    ['the odd cent to the earlier of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['odd cents to the largest rests', 10, [3, 3, 1], [4, 4, 2]],
    ['nothing to lines of nothing', 5, [0, 10, 0], [0, 5, 0]],
    ['all of it', 7, [3, 4], [3, 4]],
    ['nothing over nothing', 0, [0, 0], [0, 0]],
  ])('CHK-4 %s', (_what, amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts)
  })
})

import type { Bought } from 'shared-contracts/api/entities/order.ts'
import { expect, test } from 'vitest'
import { BOUGHT_TEXTS } from '../messages/bought.ts'
import { sumRows } from './sum-rows.ts'

const { en } = BOUGHT_TEXTS.tables
const rowsOf = (bought: Bought) =>
  sumRows(bought, key => (en as Record<string, string>)[key] ?? '', 'en').map(({ name, amount }) => [
    name,
    amount,
  ])
const plain: Bought = { lines: [], subtotal: 4000, taxes: [], total: 4000, paymentMethod: 'paypal' }

test('RET-9 only what an order has is a row, and the last says what it was paid with', () => {
  expect(rowsOf(plain)).toEqual([
    ['Subtotal', 4000],
    ['Paid with PayPal', 4000],
  ])
  expect(
    rowsOf({
      ...plain,
      discounts: [{ code: 'TEN', name: 'Ten off', amount: 1000 }],
      deliveryFee: 0,
      taxes: [{ name: 'HST', rate: 130_000, amount: 390 }],
      tip: 200,
      total: 3590,
      storeCredit: 590,
      due: 3000,
      paymentMethod: 'alipay',
    }),
  ).toEqual([
    ['Subtotal', 4000],
    ['Ten off', -1000],
    ['Delivery', 0],
    ['HST 13%', 390],
    ['Tip', 200],
    ['Total', 3590],
    ['Store credit', -590],
    ['Paid with Alipay', 3000],
  ])
})

test('RET-9 store credit that pays everything is the means; without a means known it is a total', () => {
  expect(rowsOf({ ...plain, storeCredit: 4000, due: 0, paymentMethod: 'store-credit' })).toEqual([
    ['Subtotal', 4000],
    ['Paid with store credit', 4000],
  ])
  for (const paymentMethod of [null, undefined, 'barter' as never])
    expect(rowsOf({ ...plain, paymentMethod }).at(-1)).toEqual(['Total', 4000])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const CALL = 'GET common3/exchangeRates/[{currency}]'
const asOf = '2026-06-01T16:00:00.000Z'

test('LNG-4 rates of every currency prices can be shown in, each with its time', async () => {
  const { body } = await shop.stranger().api(CALL)
  expect(body).toEqual({
    base: 'CAD',
    rates: [
      { currencyCode: 'CNY', rate: 5.25, asOf },
      { currencyCode: 'USD', rate: 0.73, asOf },
    ],
  })
})

test('LNG-4 the rate of one currency; the base is worth itself', async () => {
  const of = async (currency: string) =>
    (await shop.stranger().api(CALL, { params: { currency } })).body.rates
  expect(await of('USD')).toEqual([{ currencyCode: 'USD', rate: 0.73, asOf }])
  expect(await of('CAD')).toMatchObject([{ currencyCode: 'CAD', rate: 1 }])
})

test.each([
  ['EUR', 404, 'not-found'],
  ['usd', 400, 'invalid'],
  ['US', 400, 'invalid'],
])('LNG-4 %s, in which prices cannot be shown, is refused', async (currency, status, code) => {
  const reply = await shop.stranger().api(CALL, { params: { currency } })
  expect([reply.status, reply.code]).toEqual([status, code])
})

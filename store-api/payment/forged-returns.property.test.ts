import fc from 'fast-check'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAt, goTo, H5_PROVIDERS, openAt } from '../testing/providers.ts'
import { order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

const RETURNS = repeats(200, 500)

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const SAYS_PAID = [
  'status=success',
  'status=2',
  'trans_status=SUCCESS',
  'MP_paymentstatus=OK',
  'amount=7.35',
  'PayerID=P1',
  'message=paid',
  `rt=${'A'.repeat(43)}`,
  '?status=SUCCESS',
  '%E0%A4%A',
]

test(`RET-13 ${RETURNS} forged, altered and replayed return addresses change nothing; the provider alone says paid`, async () => {
  const visitor = await shop.visitor()
  const stranger = await shop.visitor()
  const { orderID } = await order(visitor)
  const opened = await openAt('ott', visitor, orderID)
  const another = await shop.visitor()
  const other = await order(another, 'flour', 1, 1)
  const paid = await goTo(another, (await openAt('iotpay', another, other.orderID)).redirectUrl, 'do=pay')
  const replayed = new URL(paid).search

  const address = fc
    .tuple(
      fc.constantFrom('', replayed, `?from_source=ott_h5X${orderID}`, `?from_source=iot_h5X${other.orderID}`),
      fc.array(fc.oneof(fc.constantFrom(...SAYS_PAID), fc.string({ maxLength: 20 })), { maxLength: 6 }),
    )
    .map(([start, parts]) => [start || '?', ...parts].join('&').slice(0, 2000))
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(...H5_PROVIDERS), async (query, name) => {
      const returnUrlInfo = query.toWellFormed().replaceAll('\0', '')
      expect(await checkAt(name, visitor, orderID, returnUrlInfo)).toMatchObject({
        orderID,
        status: 'INTERIM',
        paymentStatus: 'NOT_PAID',
      })
      // Somebody else's token opens somebody else's order alone.
      await expect(checkAt(name, stranger, orderID, returnUrlInfo)).rejects.toThrow('not-found')
    }),
    { numRuns: RETURNS, seed: seedOr(20_260_603) },
  )
  figure(`forged returns: ${RETURNS}, none counted`)
  await goTo(visitor, opened.redirectUrl, 'do=pay')
  expect(await checkAt('ott', visitor, orderID)).toMatchObject({ paymentStatus: 'PAID_ONLINE' })
}, 300_000)

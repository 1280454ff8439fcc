import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleCampaigns } from '../../group-buys/close-campaigns.ts'
import type { Mail } from '../../mail/mailer.ts'
import { sendMails } from '../../send-mails.ts'
import { nextDay } from '../../testing/next-day.ts'
import { attempt, newCampaign, openWide, orderIn, paid } from '../../testing/offers.ts'
import { good, order, pay, press } from '../../testing/purchase.ts'
import { startShop, type TestShop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { expireOverdue } from '../expire.ts'

let shop: TestShop
let mails: Mail[] = []
beforeAll(async () => {
  shop = await startShop()
  shop.shop.mail = async mail => void mails.push(mail)
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  mails = []
  return nextDay(shop)
})

const MINUTE_MS = 60_000
async function mailsAbout(id: string): Promise<Mail[]> {
  while ((await sendMails(shop.shop)) > 0);
  return mails.filter(({ subject }) => subject.includes(id))
}
const speaks = async (visitor: Visitor, locale: string) =>
  good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale } }))

test.each([
  [
    'en',
    [
      /a payment for order \S+ goes back$/,
      /We have received \$6\.78 for your order/,
      /The group buy ended before this order was paid\./,
      /\$6\.78 goes back to .+, within a few days\./,
    ],
  ],
  [
    'zh',
    [/的一笔付款将退回$/, /支付的 \$6\.78/, /拼团结束时，此订单尚未付款。/, /\$6\.78 将在几天内退回.+。/],
  ],
])(
  'GRP-2 a payment after the end is told by mail, once: why it goes back, and by which way (%s)',
  async (language, [subject, ...texts]) => {
    const id = await newCampaign(shop, {
      goal: 1,
      endsAt: new Date(shop.shop.now().getTime() + 10 * MINUTE_MS),
    })
    const [quick, slow, slower] = [await shop.visitor(), await shop.visitor(), await shop.visitor()]
    await speaks(slow, language)
    await speaks(slower, language)
    const served = (await orderIn(quick, id, 1)).orderID
    await paid(shop, quick, served)
    const before = (await orderIn(slow, id, 1)).orderID
    const after = (await orderIn(slower, id, 1)).orderID
    const [one, other] = [await attempt(shop, slow, before), await attempt(shop, slower, after)]
    shop.pass(10 * MINUTE_MS)
    await one.arrive()
    await one.arrive()
    while ((await settleCampaigns(shop.shop)) > 0);
    await other.arrive()
    for (const orderID of [before, after]) {
      const [mail, ...more] = await mailsAbout(orderID)
      expect(more).toEqual([])
      expect(mail?.subject).toMatch(subject ?? '')
      for (const text of texts) expect(mail?.text).toMatch(text)
      expect(mail?.text).toContain(`/user/orders?id=${orderID}&ot=`)
    }
    expect((await mailsAbout(served)).filter(mail => mail.subject.match(subject ?? ''))).toEqual([])
  },
)

test('CHK-8 a second payment of one order is told by mail: what goes back, and that it was paid twice', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 0)
  for (const { redirectUrl } of [good(await pay(visitor, orderID)), good(await pay(visitor, orderID))])
    await press(visitor, redirectUrl, 'pay')
  const back = (await mailsAbout(orderID)).filter(mail => /goes back$/.test(mail.subject))
  expect(back).toHaveLength(1)
  expect(back[0]?.text).toMatch(/had been paid twice\.\n\$[\d.]+ goes back to Alipay/)
})

test('CHK-5 a payment of an order that cannot be served any more is told by mail', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 0)
  const { redirectUrl } = good(await pay(visitor, orderID))
  shop.pass(31 * MINUTE_MS)
  await expireOverdue(shop.shop)
  shop.pass(24 * 60 * MINUTE_MS)
  await press(visitor, redirectUrl, 'pay')
  const [mail, ...more] = await mailsAbout(orderID)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/The order was over when this payment came\.\n\$[\d.]+ goes back to Alipay/)
})

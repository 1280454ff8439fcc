import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelCampaign, settleCampaigns } from '../../group-buys/close-campaigns.ts'
import type { Mail } from '../../mail/mailer.ts'
import { checkAttempts } from '../../payment/regular-checks.ts'
import { sendMails } from '../../send-mails.ts'
import { giveCredit, newCampaign, openWide, orderIn, paid, signedIn } from '../../testing/offers.ts'
import { CONTACT, check, good, order, pay, press } from '../../testing/purchase.ts'
import { startShop, type TestShop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop
const mails: Mail[] = []
beforeAll(async () => {
  shop = await startShop()
  shop.shop.mail = async mail => void mails.push(mail)
  await openWide(shop)
})
afterAll(() => shop.close())

const cancel = async (visitor: Visitor, id: string, body: object = {}) =>
  good(await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body }))
const orderOf = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
async function mailsAbout(id: string): Promise<Mail[]> {
  while ((await sendMails(shop.shop)) > 0);
  return mails.filter(({ subject }) => subject.includes(id))
}
async function paidOrder(visitor: Visitor) {
  const { orderID } = await order(visitor, 'mooncake', 2, 8)
  const { redirectUrl } = good(await pay(visitor, orderID))
  await press(visitor, redirectUrl, 'pay')
  good(await check(visitor, orderID))
  return orderID
}

test.each([
  [
    'en',
    /is cancelled/,
    /^Hello [^\n]+,\n\nYour order/,
    /\$[\d.]+ goes back to Alipay, within a few days\./,
    /\nFollow the order: https?:/,
  ],
  ['zh', /已取消/, /^[^\n]+，您好：\n\n您的订单/, /\$[\d.]+ 将在几天内退回支付宝。/, /\n查看订单：https?:/],
])(
  'ACC-3 who cancels a paid order is mailed once what goes back, and by which way (%s)',
  async (language, said, begins, back, follow) => {
    const visitor = await shop.visitor()
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: language } }))
    const id = await paidOrder(visitor)
    const after = await cancel(visitor, id, { reason: 'Wrong day' })
    await cancel(visitor, id)
    const [mail, ...more] = await mailsAbout(id)
    expect(more).toEqual([])
    expect(mail?.to).toBe(CONTACT.email)
    expect(mail?.subject).toMatch(said)
    expect(mail?.sender).toBe(language === 'zh' ? shop.shop.facts.name.zh : shop.shop.facts.name.en)
    expect(mail?.text).toMatch(begins)
    expect(mail?.text).toMatch(back)
    expect(mail?.text).toMatch(follow)
    expect(mail?.text).toContain((Number(after.due) / 100).toFixed(2))
    // What the shopper wrote to the store is not sent on.
    expect(mail?.text).not.toContain('Wrong day')
  },
)

test('ACC-3 what paid for a cancelled order is named still, before its money is back and after', async () => {
  const visitor = await shop.visitor()
  const id = await paidOrder(visitor)
  expect((await cancel(visitor, id)).paymentMethod).toBe('alipay')
  shop.pass(1000)
  await checkAttempts(shop.shop)
  expect(await orderOf(visitor, id)).toMatchObject({
    paymentMethod: 'alipay',
    timeline: expect.arrayContaining([expect.objectContaining({ event: 'refunded' })]),
  })
})

test('ACC-3 an order that nobody was mailed about is dropped without a mail', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  await cancel(visitor, orderID)
  expect(await mailsAbout(orderID)).toEqual([])
})

test('GRP-2 the store that calls a group buy off mails everyone who paid, once: why, and what goes back', async () => {
  const id = await newCampaign(shop)
  const payer = await shop.visitor()
  const { orderID } = await orderIn(payer, id, 2)
  await paid(shop, payer, orderID)
  const rich = await signedIn(shop)
  await giveCredit(shop.shop, rich.accountId, 1000)
  const second = await orderIn(rich.visitor, id, 1)
  const body = { orderID: second.orderID, idempotencyKey: crypto.randomUUID() }
  good(await rich.visitor.api('POST shoppingManagement4/storeCreditPayment', { body }))
  const waiting = await orderIn(await shop.visitor(), id, 1)
  await cancelCampaign(shop.shop, id)
  while ((await settleCampaigns(shop.shop)) > 0);
  const [mail, ...more] = await mailsAbout(orderID)
  expect(more).toEqual([])
  for (const part of ['The group buy was called off.', 'goes back to', 'within a few days'])
    expect(mail?.text).toContain(part)
  expect((await mailsAbout(second.orderID))[0]?.text).toMatch(/\$[\d.]+ is back in your store credit\./)
  expect(await mailsAbout(waiting.orderID)).toEqual([])
})

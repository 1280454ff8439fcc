import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleCampaigns } from '../../group-buys/close-campaigns.ts'
import type { Mail } from '../../mail/mailer.ts'
import { sendMails } from '../../send-mails.ts'
import { HOUR_MS, useGroupBuyShop } from '../../testing/group-buys.ts'
import { giveCredit, newCampaign, orderIn, paid, signedIn } from '../../testing/offers.ts'
import { CONTACT, good } from '../../testing/purchase.ts'
import type { TestShop } from '../../testing/shop.ts'

let shop: TestShop
const mails: Mail[] = []
useGroupBuyShop(opened => {
  shop = opened
  shop.shop.mail = async mail => void mails.push(mail)
})

const short = (goal: number) =>
  newCampaign(shop, { goal, endsAt: new Date(shop.shop.now().getTime() + HOUR_MS) })
async function end() {
  shop.pass(HOUR_MS)
  await Promise.all([settleCampaigns(shop.shop), settleCampaigns(shop.shop)])
  while ((await settleCampaigns(shop.shop)) > 0);
}
/** What was mailed of an order, without the spaces that keep a line together. */
async function mailsAbout(id: string): Promise<string[]> {
  while ((await sendMails(shop.shop)) > 0);
  return mails.filter(({ subject }) => subject.includes(id)).map(({ text }) => text.replaceAll('\xa0', ' '))
}

test.each([
  ['en', '“Mooncakes together” has ended and reached its goal', /\$9\.04 goes back to Alipay/, 'Pickup:'],
  ['zh', '“一起拼月饼”已结束并成团', /\$9\.04 将在几天内退回支付宝。/, '取货：'],
])(
  'GRP-2 who paid in a group buy that reached its goal is mailed once: that it did, what goes back and where, and how the goods come (%s)',
  async (locale, reached, back, handover) => {
    const id = await short(2)
    const visitor = await shop.visitor()
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale } }))
    const { orderID } = await orderIn(visitor, id, 4)
    await paid(shop, visitor, orderID)
    const other = await shop.visitor()
    await paid(shop, other, (await orderIn(other, id, 2)).orderID)
    await end()
    const [mail, ...more] = await mailsAbout(orderID)
    expect(more).toEqual([])
    expect(mail).toContain(CONTACT.firstName)
    for (const part of [reached, handover, orderID]) expect(mail).toContain(part)
    expect(mail).toMatch(back)
  },
)

test('GRP-2 what store credit paid is back there; who ordered at the final price hears that nothing more is to come', async () => {
  const id = await short(1)
  const { visitor, accountId } = await signedIn(shop)
  await giveCredit(shop.shop, accountId, 10_000)
  const early = await orderIn(visitor, id, 6)
  const body = { orderID: early.orderID, idempotencyKey: randomUUID() }
  good(await visitor.api('POST shoppingManagement4/storeCreditPayment', { body }))
  const late = await shop.visitor()
  const last = await orderIn(late, id, 1)
  await paid(shop, late, last.orderID)
  await end()
  expect((await mailsAbout(early.orderID))[0]).toMatch(/lower now.*\n\$13\.56 is back in your store credit\./)
  const [mail] = await mailsAbout(last.orderID)
  expect(mail).toContain('your order')
  expect(mail).not.toMatch(/lower|back/)
})

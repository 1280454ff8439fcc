import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { expect, test } from 'vitest'
import { bought, check, OWN, order, session, show } from '../fixtures/shown-order.ts'

test('RET-9 anonymous success: receipt, order id, Register and Continue Shopping', async () => {
  const { html, calls } = await show(() => check('NEW', 'PAID_ONLINE'))
  expect(html).toContain('Order Success!')
  expect(html).toContain('A receipt has been emailed')
  expect(html).toContain('<strong>A1</strong>')
  expect(html).toMatch(/href="\/account\/signup"[^>]*>Register</)
  expect(html).toMatch(/href="\/store"[^>]*>Continue Shopping</)
  expect(html).not.toContain('Check Order Detail')
  expect(calls).toHaveLength(1)
})

test('RET-9 logged-in success: Check Order Detail and My Account', async () => {
  const { html } = await show(() => check('NEW', 'PAID_ONLINE'), OWN, { session })
  expect(html).toMatch(/href="\/user\/orders\?id=A1"[^>]*>Check Order Detail</)
  expect(html).toMatch(/href="\/user\/list"[^>]*>My Account</)
  expect(html).not.toContain('Register')
})

test.each([
  [
    'en',
    'check the order in your account by its order id.',
    'check the order by its order id:',
    'Find your order',
  ],
  ['zh', '在账户中凭订单号查看订单。', '凭订单号查看订单：', '查找订单'],
] as const)(
  'RET-9 where the order is checked by its order id is said as it is for a member and for a guest (%s)',
  async (language, member, guest, find) => {
    for (const paymentStatus of ['PAID_ONLINE', 'PAY_AT_STORE']) {
      const answer = () => check('NEW', paymentStatus)
      const own = (await show(answer, OWN, { session, language })).html
      expect(own).toContain(member)
      expect(own).not.toContain('findOrder')
      const { html } = await show(answer, OWN, { language })
      expect(html).toContain(guest)
      expect(html).toMatch(new RegExp(`href="/account/findOrder\\?order=A1"[^>]*>${find}<`))
      expect(html).not.toContain(member)
    }
  },
)

test('RET-9 ACC-5 where nobody hands anything over nothing is said of fetching it', async () => {
  const membership = { ...order, location: null, slot: null, pickupCode: null }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: membership }))
  expect(html).toContain('Order Success!')
  expect(html).not.toContain('confirmation-next')
})

test('RET-9 success says when the store is open, with a telephone to tap; a store that says neither has its place alone', async () => {
  const place = { phone: '+1 416-555-0167', openingHours: ['Mo-Fr 09:00-18:00'] }
  const location = order.location && { ...order.location, ...place }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: { ...order, location } }))
  expect(html).toContain('Mon–\u2060Fri 9:00\xa0a.m.–6:00\xa0p.m.')
  expect(html).toContain('<a href="tel:+14165550167">+1 416-555-0167</a>')
  const silent = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  expect(silent.html).not.toContain('tel:')
})

test('RET-9 success says what comes next: code, place on a map, slot with a calendar file, masked receipt address', async () => {
  const before = new Date()
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  for (const text of ['K7M2', 'East Shop', '1 King St', '12:00', 'emailed to a•••@b.ca'])
    expect(html).toContain(text)
  expect(html).toMatch(
    /href="https:\/\/www\.google\.com\/maps\/search\/[^"]*King[^"]*"[^>]*>Show on the map</,
  )
  expect(html).toMatch(/href="data:text\/calendar[^"]*"[^>]*>Add to calendar</)
  const [, stamp = ''] = /DTSTAMP%3A(\d{8}T\d{6}Z)/.exec(html) ?? []
  const seconds = [before, new Date()].map(time => time.toISOString().replace(/[-:]|\.\d+/g, ''))
  expect([seconds[0], stamp, seconds[1]]).toEqual([seconds[0], stamp, seconds[1]].sort())
  expect(html).not.toContain('ann@b.ca')
})

test('RET-9 a paid order shows what was bought, what it came to and what it was paid with', async () => {
  const paid = () => ({ ...check('NEW', 'PAID_ONLINE'), order: { ...order, bought } })
  const { html } = await show(paid)
  for (const text of ['250 g', 'HST 13%', 'Paid with Alipay', 'src="/longjing.webp"'])
    expect(html).toContain(text)
  expect(html).toMatch(/href="\/store\/product\/longjing"[^>]*>Longjing</)
  expect((await show(paid, OWN, { language: 'zh' })).html).toContain('已用支付宝付款')
  // A backend may say nothing of it.
  const silent = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order }))
  expect(silent.html).not.toContain('What you ordered')
})

test('RET-9 ACC-10 an order that says itself what was bought shows it to its own shopper, not to a return token alone', async () => {
  const address = '/confirmation/A1?from_source=paypalXA1'
  const paid = (returned: ReturnedOrder) => ({
    ...bought,
    orderID: 'A1',
    status: 'NEW',
    paymentStatus: 'PAID_ONLINE',
    paymentMethod: 'paypal',
    returned,
  })
  const { html } = await show(() => paid(order), address)
  expect(html).toContain('Longjing')
  expect(html).toContain('Paid with PayPal')
  const stranger = await show(() => paid({ ...order, emailID: null }), address)
  expect(stranger.html).toContain('Order Success!')
  expect(stranger.html).not.toContain('Longjing')
  expect(JSON.stringify(stranger.data)).not.toContain('Longjing')
})

test.each([
  ['en', 'if it does not reach its goal, all you paid goes back', 'See how it stands and invite others'],
  ['zh', '如未成团，已付款项全部退回', '查看进展，邀请好友'],
] as const)(
  'RET-9 GRP-2 an order of a group buy says that paying is not its end, and leads to it (%s)',
  async (language, text, way) => {
    const answer = (more: object) => () => ({ ...check('NEW', 'PAID_ONLINE'), order: { ...order, ...more } })
    const { html } = await show(answer({ fissionCampaignId: 'g1' }), OWN, { language })
    expect(html).toContain(text)
    expect(html).toMatch(new RegExp(`href="/store/groupCampaign/g1"[^>]*>${way}<`))
    expect((await show(answer({}), OWN, { language })).html).not.toContain(text)
  },
)

test('RET-9 a table, or a day without a time, is said as such', async () => {
  const eatIn = { ...order, method: 'eatIn', slot: null, tableNumber: '12' }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: eatIn }))
  expect(html).toMatch(/Table.*12/)
  expect(html).not.toContain('K7M2')
  const day = { ...order, slot: null, pickupDate: '2026-06-03' }
  expect((await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: day }))).html).toContain('Wed, Jun')
})

test('RET-9 a delivery names its address and time, also in the calendar, and no code, though older orders have one', async () => {
  const address = {
    streetNumberAndNameDetails: '8 Elm Street',
    unit: '4B',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3R 2B2',
  }
  const delivered = { ...order, method: 'delivery', address }
  const { html } = await show(() => ({ ...check('NEW', 'PAID_ONLINE'), order: delivered }))
  expect(html).toMatch(/Where.*8 Elm Street.*L3R 2B2.*When.*12:00.*1:00/)
  expect(html).toContain('LOCATION%3A8%20Elm%20Street')
  for (const text of ['K7M2', 'East Shop', 'Show on the map']) expect(html).not.toContain(text)
})

test('RET-9 an order to be paid in the store is a success that says what is due there', async () => {
  const accepted = { ...bought, orderID: 'A1', status: 'NEW', paymentStatus: 'PAY_AT_STORE', returned: order }
  const { html } = await show(() => accepted, '/confirmation/A1?from_source=storeXA1')
  expect(html).toContain('Order Success!')
  expect(html).toMatch(/To pay at the store.*\$45\.20/)
  expect(html).toContain('A confirmation has been emailed to a•••@b.ca')
  expect(html).not.toContain('receipt')
  const zh = await show(() => accepted, '/confirmation/A1?from_source=storeXA1', { language: 'zh' })
  expect(zh.html).toContain('确认邮件已发送')
  expect(zh.html).not.toContain('收据')
})

test('CHK-12 an order that its mailbox must confirm says so in place of the receipt, in both languages', async () => {
  const answer = () => ({
    ...bought,
    ...check('NEW', 'PAY_AT_STORE'),
    returned: { ...order, confirmBy: '2026-06-02T14:30:00Z' },
  })
  const { html } = await show(answer, '/confirmation/A1?from_source=storeXA1')
  expect(html).toContain('confirm your order')
  expect(html).toContain('By 10:30\xa0a.m., open the link we emailed to a•••@b.ca')
  expect(html).not.toContain('A receipt has been emailed')
  const zh = await show(answer, '/confirmation/A1?from_source=storeXA1', { language: 'zh' })
  expect(zh.html).toContain('还差一步')
})

import { expect, test } from 'vitest'
import { campaign } from '../fixtures/campaign.ts'
import { type Answers, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as campaignCart from './campaign-cart.tsx'

const answers: Answers = {
  'GET common3/campaign/fission/{id}': () => campaign,
  'GET shoppingManagement4/myCart/fc/{id}': () => cartOf([line('a', 2)]),
}
const render = (more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderPage(
    fakeApp({ ...answers, ...more }, { language }),
    '/checkout/campaignCart?FissionSale=g1',
    campaignCart,
  )

test('CRT-3 GRP-2 the cart of a group buy stands apart, with its terms and the way on', async () => {
  const { html, meta } = await render()
  const text = textOf(html)
  for (const part of [
    'Tea a',
    '$25.00',
    'The goal is 8: 3 paid so far, 2 more ordered.',
    'in 6 days',
    'from 8 paid on it is lowest',
  ])
    expect(text).toContain(part)
  expect(text).toContain('everyone gets all their money back')
  expect(text).toContain('You get what you order after the end')
  expect(html).toContain('href="/checkout/campaignCheckout?FissionSale=g1"')
  expect(meta).toEqual({ title: 'Your group buy', noindex: true })
  expect(textOf((await render({}, 'zh')).html)).toContain('所有人全额退款')
})

test('GRP-2 CHK-9 the terms name no price: the lowest of the group buy may be that of an item that is not in the cart', async () => {
  expect(textOf((await render()).html)).not.toContain('$15.60')
})

test('GRP-2 CRT-3 with the limit in the cart no line can have more, and what is said agrees with it', async () => {
  const more = (html: string) =>
    [...html.matchAll(/aria-label="One more: Tea (\w) 250 g"( aria-disabled="true")?/g)].map(m => [
      m[1],
      Boolean(m[2]),
    ])
  const holding = (a: number, b: number) => ({
    'GET shoppingManagement4/myCart/fc/{id}': () => cartOf([line('a', a), line('b', b)]),
  })
  const some = await render(holding(2, 3))
  expect(more(some.html)).toEqual([
    ['a', false],
    ['b', false],
  ])
  expect(textOf(some.html)).toContain('Each shopper can order 6 in all.')
  expect(textOf(some.html)).not.toContain('This is all that you can order')
  const all = await render(holding(2, 4))
  expect(more(all.html)).toEqual([
    ['a', true],
    ['b', true],
  ])
  expect(textOf(all.html)).toContain('This is all that you can order')
  expect(textOf(all.html)).not.toContain('more.')
  const before = {
    ...holding(1, 1),
    'GET common3/campaign/fission/{id}': () => ({ ...campaign, mine: { ordered: 4, left: 2 } }),
  }
  expect(textOf((await render(before)).html)).toContain('6 in all. You have ordered 4.')
  const zh = textOf((await render(before, 'zh')).html)
  for (const part of ['每人限购 6 件，您已订购 4 件。', '已达到本次拼团的限购数量。'])
    expect(zh).toContain(part)
})

test('GRP-2 CHK-11 where earlier orders are why no more can be had, that is said, with the way to them for who is signed in', async () => {
  const shown = async (ordered: number, lastLoginDate: string | null, language: 'en' | 'zh' = 'en') => {
    const mine = { ordered, left: 2 }
    const app = fakeApp(
      { ...answers, 'GET common3/campaign/fission/{id}': () => ({ ...campaign, mine }) },
      { language },
    )
    const user = { emailID: 'ann@x.test', firstName: 'Ann', lastName: 'Lee', profileImage: null }
    app.state.$session.set({ user, userID: 'u1', lastLoginDate, myID: null })
    return (await renderPage(app, '/checkout/campaignCart?FissionSale=g1', campaignCart)).html
  }
  const way =
    /Earlier orders count, those that are not paid yet too\. .*href="\/user\/orders"[^>]*>See your orders</
  expect((await shown(4, '2026-07-01')).replaceAll('<!-- -->', '')).toMatch(way)
  expect(await shown(4, null)).not.toContain('See your orders')
  expect(await shown(0, '2026-07-01')).not.toContain('Earlier orders')
  expect(textOf((await shown(4, '2026-07-01', 'zh')).replaceAll('<!-- -->', ''))).toContain(
    '已达到本次拼团的限购数量。之前的订单也计入，包括尚未付款的。',
  )
})

test('GRP-2 where nothing is ordered that is not paid, nothing is said of it', async () => {
  const none = { 'GET common3/campaign/fission/{id}': () => ({ ...campaign, reservedCount: 0 }) }
  const text = textOf((await render(none)).html)
  expect(text).toContain('The goal is 8: 3 paid so far.')
  expect(text).not.toContain('more ordered')
})

test('GRP-2 LNG-2 a group buy that has passed its goal is not told as so many of fewer', async () => {
  const past = {
    'GET common3/campaign/fission/{id}': () => ({ ...campaign, paidCount: 19, reservedCount: 0 }),
  }
  const text = textOf((await render(past)).html)
  expect(text).toContain('The goal is 8: 19 paid so far.')
  expect(text).not.toContain('19 of 8')
})

test('CRT-3 an empty one leads back to the group buy', async () => {
  const { html } = await render({ 'GET shoppingManagement4/myCart/fc/{id}': () => cartOf([]) })
  expect(html).toContain('href="/store/groupCampaign/g1"')
})

test.each([
  ['en', '“Oolong together” has ended', 'Nothing more can be ordered in it.'],
  ['zh', '“Oolong together”已结束', '本次拼团不再接受下单。'],
] as const)(
  'GRP-2 CRT-3 the cart of a group buy that has ended says so, whatever is in it, and leads to no checkout (%s)',
  async (language, title, text) => {
    for (const phase of ['over', 'closed'])
      for (const lines of [[line('a', 2)], []]) {
        const { html } = await render(
          {
            'GET common3/campaign/fission/{id}': () => ({ ...campaign, phase }),
            'GET shoppingManagement4/myCart/fc/{id}': () => cartOf(lines),
          },
          language,
        )
        for (const part of [title, text]) expect(textOf(html)).toContain(part)
        expect(html).toContain('href="/store/groupCampaign/g1"')
        expect(html).not.toMatch(/campaignCheckout|account\/login/)
      }
  },
)

test('CRT-4 CRT-3 after changing the store the page says what changed and what cannot be bought, its emptied cart too', async () => {
  const shown = async (lines: Parameters<typeof cartOf>[0]) => {
    const app = fakeApp({ ...answers, 'GET shoppingManagement4/myCart/fc/{id}': () => cartOf(lines) })
    const address = '/checkout/campaignCart?FissionSale=g1&locationChange=true'
    return textOf((await renderPage(app, address, campaignCart)).html)
  }
  const left = await shown([
    line('a', 1),
    line('b', 1, { notSoldHere: true }),
    line('c', 3, { available: 2 }),
  ])
  expect(left).toMatch(
    /You changed your store.*cannot be bought there as they are: Tea b 250 g · Tea c 250 g /,
  )
  expect(await shown([])).toContain('What the new store does not sell is no longer in your cart.')
  expect(textOf((await render()).html)).not.toContain('You changed your store')
})

test('CRT-3 RTE-8 a group buy that is not there is no page; one that does not load can be tried again', async () => {
  const missing = () => {
    throw refusal('not-found')
  }
  expect((await render({ 'GET common3/campaign/fission/{id}': missing })).status).toBe(404)
  expect((await renderPage(fakeApp(answers), '/checkout/campaignCart', campaignCart)).status).toBe(404)
  const cut = () => {
    throw lost()
  }
  const { status, html } = await render({ 'GET shoppingManagement4/myCart/fc/{id}': cut })
  expect([status, textOf(html).includes('Try again')]).toEqual([503, true])
})

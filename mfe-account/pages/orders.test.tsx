import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp, renderPage } from '../fixtures/app.ts'
import { ANN, detail, refuses, summary } from '../fixtures/visitors.ts'
import { en } from '../messages/en.ts'
import zh from '../messages/zh.ts'
import remote from '../remote.ts'
import { privateMeta } from './entry.ts'
import { shouldRevalidate } from './orders.ts'
import { handedEmail } from './signup.ts'

const COUNT = 'GET admin/orderManagement/orders/count'
const LIST = 'GET admin/orderManagement/orders/list'
const ORDER = 'GET admin/orderManagement/order/{id}'

type Answers = Parameters<typeof fakeBackend>[0]
type Snapshot = Parameters<typeof fakeApp>[1]
async function open(address: string, answers: Answers = {}, snapshot: Snapshot = {}) {
  const path = new URL(address, 'http://x.test').pathname as keyof typeof remote.pages
  const page = await remote.pages[path]()
  return renderPage(page, path, address, fakeApp(fakeBackend(answers).api, snapshot))
}
async function html(...args: Parameters<typeof open>): Promise<string> {
  const shown = await open(...args)
  if (shown instanceof Response) throw new Error(`redirected to ${shown.headers.get('location')}`)
  return shown.html
}
async function redirect(...args: Parameters<typeof open>): Promise<string | null> {
  const shown = await open(...args)
  return shown instanceof Response ? shown.headers.get('location') : null
}
async function status(...args: Parameters<typeof open>): Promise<number> {
  const shown = await open(...args)
  return shown.status
}

test('RTE-7 /user goes to /user/list', async () => expect(await redirect('/user')).toBe('/user/list'))

test('VIS-2 ACC-1 sign-in: autofill tokens, a link to registering, nothing sent by address', async () => {
  const page = await html('/account/login?next=%2Fuser%2Forders%3Fid%3DA1')
  expect(page).toMatch(/autoComplete="username"/i)
  expect(page).toMatch(/autoComplete="current-password"/i)
  expect(page).toContain('method="post"')
  expect(page).toContain('href="/account/signup?next=%2Fuser%2Forders%3Fid%3DA1"')
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'javascript:1',
])('RTE-6 next=%s leads nowhere else', async next => {
  const page = await html(`/account/login?next=${encodeURIComponent(next)}`)
  expect(page).not.toContain('evil')
  expect(page).toContain('href="/account/signup"')
})

test('VIS-2 registering: names, email and new password with their tokens', async () => {
  const page = await html('/account/signup')
  for (const token of ['given-name', 'family-name', 'email', 'new-password'])
    expect(page).toMatch(new RegExp(`autoComplete="${token}"`, 'i'))
  expect(page).toContain('At least 8 characters')
})

test('VIS-1 who is signed in already goes on', async () => {
  expect(await redirect('/account/login?next=%2Fcheckout', {}, { session: ANN })).toBe('/checkout')
  expect(await redirect('/account/signup', {}, { session: ANN })).toBe('/user/orders')
})

test('signup takes an email handed over in the history entry only', () => {
  expect(handedEmail({ email: 'a@b.ca' })).toBe('a@b.ca')
  for (const state of [null, undefined, 'x', {}, { email: 3 }]) expect(handedEmail(state)).toBe('')
})

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  const anonymous = { [COUNT]: refuses(401), [LIST]: refuses(401), [ORDER]: refuses(404) }
  expect(await redirect('/user/list', anonymous)).toBe('/account/login?next=%2Fuser%2Flist')
  expect(await redirect('/user/orders', anonymous)).toBe('/account/login?next=%2Fuser%2Forders')
  const back = '/account/login?next=%2Fuser%2Forders%3Fid%3DA1'
  expect(await redirect('/user/orders?id=A1', anonymous)).toBe(back)
  expect(await redirect('/user/orders?id=A1', { ...anonymous, [ORDER]: refuses(401) })).toBe(back)
})

test('VIS-2 my account greets, counts orders and offers to sign out', async () => {
  const page = await html('/user/list', { [COUNT]: () => ({ count: 3 }) }, { session: ANN })
  expect(page).toContain('Hello, Ann')
  expect(page).toContain('3 orders')
  expect(page).toContain('href="/user/orders"')
  expect(page).toContain('Sign Out')
})

test('ACC-3 the list of orders: count, words, dates in the store’s zone', async () => {
  const orders = Array.from({ length: 10 }, (_, i) => summary(24 - i))
  const page = await html('/user/orders', { [COUNT]: () => ({ count: 24 }), [LIST]: () => ({ orders }) })
  expect(page).toContain('10 of 24')
  expect(page).toContain('href="/user/orders?id=A24"')
  expect(page).toContain('Jan 15, 2026')
  expect(page).toContain('Paid online')
  expect(page).toMatch(/href="\/user\/orders\?page=2"[^>]*>Show more</)
})

test('ACC-3 no orders yet is a way onward', async () => {
  const page = await html('/user/orders', { [COUNT]: () => ({ count: 0 }), [LIST]: () => ({ orders: [] }) })
  expect(page).toContain('No orders yet')
  expect(page).toContain('href="/store"')
})

test('ACC-3 discounts, delivery, tip and store credit stand with the total', async () => {
  const sums = {
    discounts: [{ code: 'SPRING', name: 'Spring tea', amount: 300 }],
    deliveryFee: 499,
    tip: 500,
    storeCredit: 1020,
  }
  const page = await html('/user/orders?id=A1', { [ORDER]: () => ({ ...detail, ...sums }) }, { session: ANN })
  for (const text of ['Spring tea', '-$3.00', '$4.99', '$5.00', 'Of this by store credit', '$10.20'])
    expect(page).toContain(text)
})

test('ACC-3 the timeline says why, and leaves out what this release has no words for', async () => {
  const timeline = [
    { at: '2026-01-16T02:30:00Z', event: 'placed' },
    { at: '2026-01-16T02:40:00Z', event: 'teleported' },
    { at: '2026-01-16T02:50:00Z', event: 'cancelled', note: 'Found another time' },
  ]
  const page = await html(
    '/user/orders?id=A1',
    { [ORDER]: () => ({ ...detail, timeline }) },
    { session: ANN },
  )
  for (const text of ['Order placed', 'Order cancelled', 'Found another time']) expect(page).toContain(text)
  expect(page).not.toContain('teleported')
  expect(page).not.toContain('account.event')
})

test('ACC-3 LNG-5 one order: lines, taxes, place, slot, contact and timeline', async () => {
  const page = await html('/user/orders?id=A1', { [ORDER]: () => detail }, { session: ANN })
  for (const text of [
    'Order A1',
    'Order received',
    'Tieguanyin',
    '250 g',
    '$33.80',
    'HST 13%',
    '$4.40',
    '$38.20',
  ])
    expect(page.replaceAll('<!-- -->', '')).toContain(text)
  for (const text of ['Markham', 'L3R 0A1', '416 555 0100', 'Payment received']) expect(page).toContain(text)
  expect(page).toMatch(/Sat.*Jan 17.*11:00/)
  expect(page).toContain('href="/store/product/p1"')
})

test('ACC-10 a guest sees the order of this session, without the account’s list', async () => {
  const page = await html('/user/orders?id=A1', { [ORDER]: () => detail }, { session: ANONYMOUS })
  expect(page).toContain('Order A1')
  expect(page).not.toContain('All orders')
})

test('ACC-10 RTE-8 another’s order is absent: 404', async () => {
  const answers = { [ORDER]: refuses(404), [COUNT]: () => ({ count: 1 }) }
  expect(await status('/user/orders?id=A9', answers, { session: ANN })).toBe(404)
  expect(await status('/user/orders?id=%2F..', { ...answers, [ORDER]: refuses(400) })).toBe(404)
})

test('RTE-5 a list that only grew is not loaded again', () => {
  const revalidates = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'http://x.test'),
      nextUrl: new URL(to, 'http://x.test'),
      defaultShouldRevalidate: true,
    } as Parameters<typeof shouldRevalidate>[0])
  expect(revalidates('/user/orders', '/user/orders?page=2')).toBe(false)
  expect(revalidates('/user/orders?page=2', '/user/orders?id=A1')).toBe(true)
  expect(revalidates('/user/orders?id=A1', '/user/orders?page=2')).toBe(true)
  expect(revalidates('/user/orders', '/user/orders')).toBe(true)
})

test.each(['/account/login', '/account/signup', '/user/list', '/user/orders', '/user/orders?id=A1'])(
  'LNG-2 %s in Chinese, kept out of search engines',
  async address => {
    const answers = {
      [COUNT]: () => ({ count: 1 }),
      [LIST]: () => ({ orders: [summary(1)] }),
      [ORDER]: () => detail,
    }
    const shown = await open(address, answers, { language: 'zh' })
    if (shown instanceof Response) throw new Error('redirected')
    expect(shown.html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
    expect(privateMeta(shown.data).noindex).toBe(true)
    expect(privateMeta(shown.data).title).toMatch(/\p{Script=Han}/u)
  },
)

test('LNG-2 both languages say everything', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
  for (const text of [...Object.values(en), ...Object.values(zh)]) expect(text).not.toBe('')
})

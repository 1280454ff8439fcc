import type { ReactNode } from 'react'
import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import { expect, test } from 'vitest'
import { bill, fakeApp } from '../fixtures/fake-app.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import type { Adjust, AdjustView } from './adjust.ts'
import { CommentBody, CouponBody, CreditBody, TipBody } from './bodies.tsx'

const adjust = {} as Adjust
const view: AdjustView = { busy: null, problem: null, done: null, asked: {} }
const shared = { bill, adjust, view, problem: undefined }
const drawn = async (body: ReactNode, language: 'en' | 'zh' = 'en') =>
  (await renderPage(fakeApp({}, { language }), '/', { Component: () => body })).html

test('CHK-4 a coupon’s code can be typed, and the account’s own are named with what they ask for', async () => {
  const coupon: Coupon = {
    ...{ code: 'SPRING', name: 'Spring tea', description: 'From $30 on.', kind: 'fixed', value: 500 },
    ...{
      currency: 'CAD',
      startsOn: null,
      endsOn: null,
      minSubtotal: 3000,
      firstOrderOnly: false,
      appliesTo: [],
    },
  }
  const html = await drawn(<CouponBody {...shared} coupons={[coupon]} />)
  expect(html).toContain('name="coupon"')
  for (const part of ['Spring tea', 'SPRING', 'From $30 on.']) expect(textOf(html)).toContain(part)
  const used = { ...bill, draft: { ...bill.draft, coupon: 'SPRING' } }
  expect(textOf(await drawn(<CouponBody {...shared} bill={used} coupons={[]} />))).toContain(
    'SPRING is in use.',
  )
  const inUse = 'In use: Spring tea'
  expect(await drawn(<CouponBody {...shared} bill={used} coupons={[coupon]} />)).toContain(inUse)
  // What takes nothing off any more is not said to be in use.
  const couponIssue = { code: 'SPRING', reason: 'coupon-minimum' as const, message: 'From $30.00 on.' }
  const lost = <CouponBody {...shared} bill={{ ...used, couponIssue }} coupons={[coupon]} />
  expect(await drawn(lost)).not.toContain(inUse)
})

test('CHK-4 a tip is none, one of the store’s, or an amount of one’s own up to the most it takes', async () => {
  const offer = { choices: [{ choice: { percent: 15 as const }, amount: 507 }], customUpTo: 3381 }
  const html = await drawn(<TipBody {...shared} offer={offer} />)
  for (const part of ['No tip', '15% · $5.07', 'Up to $33.81.']) expect(textOf(html)).toContain(part)
  expect(await drawn(<TipBody {...shared} offer={{ ...offer, customUpTo: null }} />)).not.toContain(
    'tip-amount',
  )
})

test('CHK-4 store credit offers what it can pay, shows what it pays, and can be taken off', async () => {
  const none = await drawn(<CreditBody {...shared} balance={1000} />)
  expect(none).toMatch(/name="credit"[^>]*value="10.00"/)
  expect(textOf(none)).not.toContain('Use none')
  const some = await drawn(<CreditBody {...shared} bill={{ ...bill, storeCredit: 2000 }} balance={5000} />)
  expect(some).toMatch(/name="credit"[^>]*value="20.00"/)
  expect(textOf(some)).toContain('Use none')
})

test('CHK-4 a note to the store has a label, and says why it was not kept', async () => {
  const html = await drawn(<CommentBody {...shared} comment="Ring twice" problem="太长了。" />, 'zh')
  expect(html).toContain('Ring twice</textarea>')
  for (const part of ['留言', '太长了。']) expect(textOf(html)).toContain(part)
})

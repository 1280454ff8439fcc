import { expect, test } from 'vitest'
import { bill, fakeApp } from '../fixtures/fake-app.ts'
import { renderPage } from '../fixtures/render-page.ts'
import { WaitingNotice } from './waiting-notice.tsx'

const order = {
  kind: 'open',
  orderID: 'o1',
  amount: 3820,
  currency: 'CAD',
  expiresAt: '2026-07-01T12:15:00Z',
  timeZone: 'America/Toronto',
  partPaid: false,
  campaign: null,
} as const
const TIME_LEFT = 'checkout-time-left'

async function shown(paying: boolean, ofBill: string | null = null, campaign: string | null = null) {
  const store = { orderOf: () => ofBill, ask() {}, refresh: async () => {} }
  const Component = () => (
    <WaitingNotice order={{ ...order, campaign }} store={store} bill={paying ? bill : undefined} />
  )
  return (await renderPage(fakeApp({}), '/checkout/payment', { Component })).html
}

test('CHK-11 CHK-5 how long an order is kept is said where it waits, and on the payment page by that page alone', async () => {
  expect(await shown(false)).toContain(TIME_LEFT)
  expect(await shown(true)).not.toContain(TIME_LEFT)
})

test('CHK-8 CHK-11 an order that this page goes on with is paid by the page’s own button', async () => {
  expect(await shown(true, 'o1')).toContain('Paying goes on with order o1')
  expect(await shown(true, 'o1')).not.toContain('Pay $38.20 now')
  expect(await shown(true, 'o2')).toContain('Pay $38.20 now')
})

test('CHK-11 CHK-9 paying for a cart is said to take the place of its own order, and of no other', async () => {
  expect(await shown(false)).toContain('makes a new one in its place')
  const beside = await shown(false, null, 'g1')
  expect(beside).toContain('leaves it as it is')
  expect(beside).not.toContain('in its place')
})

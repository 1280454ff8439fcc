import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { renderPage } from '../fixtures/render-page.ts'
import { Ended } from './told-order.tsx'

const shown = async (order: Parameters<typeof Ended>[0]['order']) =>
  (await renderPage(fakeApp({}), '/checkout/cart', { Component: () => <Ended order={order} /> })).html

test('CHK-11 CHK-9 an order that is over is ordered again from the cart it was of; one that is paid is looked at', async () => {
  expect(await shown({ kind: 'over', orderID: 'o1', campaign: null })).toContain('href="/checkout/payment"')
  const ofGroup = await shown({ kind: 'over', orderID: 'o1', campaign: 'g1' })
  expect(ofGroup).toContain('href="/checkout/campaignPayment?FissionSale=g1"')
  expect(await shown({ kind: 'paid', orderID: 'o1' })).toContain('href="/confirmation/o1?')
})

test('ERR-2 nobody is told that they did not pay in time for what they dropped themselves', async () => {
  expect(await shown({ kind: 'over', orderID: 'o1', campaign: null })).toContain(
    'It was dropped or not paid in time',
  )
})

import { afterEach, expect, test } from 'vitest'
import { rawGet } from '../fixtures/raw-get.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
afterEach(() => shop.close())

test('RTE-8 RET-1 leads a browser that sends a form to the page it is sent to, and never to another host', async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('hello') })
  const edge = await shop.open()
  const send = (url: string, type: string, accept = 'text/html,*/*;q=0.8') =>
    rawGet(edge, url, { 'content-type': type, accept }, 'POST')
  const FORM = 'application/x-www-form-urlencoded'
  for (const type of [FORM, `${FORM}; charset=utf-8`, 'multipart/form-data; boundary=x', 'text/plain']) {
    const { status, headers } = await send('/checkout/paymentReturn?orderID=1', type)
    expect([status, headers.location], type).toEqual([303, '/checkout/paymentReturn?orderID=1'])
  }
  for (const url of ['//elsewhere.example/a', '/\\elsewhere.example/a'])
    expect((await send(url, FORM)).headers.location).toBe('/elsewhere.example/a')
  expect((await send('/', 'image/png')).status).toBe(405)
  expect((await send('/', FORM, '*/*')).status).toBe(405)
})

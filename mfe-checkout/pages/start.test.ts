import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { renderPage } from '../fixtures/render-page.ts'
import * as start from './start.tsx'

test('RTE-7 /checkout goes to /checkout/cart', async () => {
  const { status, location } = await renderPage(fakeApp({}), '/checkout', start)
  expect([status, location]).toEqual([302, '/checkout/cart'])
})

import type { OpenLocation } from 'shared-contracts/api/common3/pickup-locations.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { detail } from '../fixtures/products.ts'
import { Availability } from './availability.tsx'

const slot = { start: '2026-06-02T14:00:00.000Z', end: '2026-06-02T15:00:00.000Z' }
const place = (id: string, more: Partial<OpenLocation>): OpenLocation => ({
  id,
  localStoreName: `Store ${id}`,
  address: null,
  timeZone: 'America/Toronto',
  methods: ['pickup'],
  ...more,
})
const depot = place('depot', { methods: ['delivery'], nextPickup: null, nextDelivery: slot })

/** What the product's page says of where it can be had. */
async function said(places: OpenLocation[]) {
  const Component = () => <Availability product={detail} places={{ value: places }} />
  return (await renderPage({ Component }, '/', '/', fakeApp({}).app)).html
}

test('CAT-11 a place that only delivers is said to deliver, and no store to pick up from', async () => {
  const alone = await said([depot])
  expect(alone).toContain('<h2>Delivery</h2>')
  expect(alone).toContain('10:00')
  expect(alone).not.toContain('Pick up')
  expect(alone).not.toContain('Store depot')
  const both = await said([depot, place('main', { nextPickup: slot })])
  expect(both).toContain('Pick up')
  expect(both).toContain('Store main')
  expect(both).toContain('<h2>Delivery</h2>')
  expect(both).not.toContain('Store depot')
})

test('CAT-11 API-5 a place that does not say how it hands over is one to pick up from', async () => {
  expect(await said([place('main', { methods: [], nextPickup: slot })])).toContain('Store main')
})

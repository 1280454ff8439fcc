import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { Countdown } from './countdown.tsx'

const banner = (endsAt: string) => ({
  kind: 'countdown' as const,
  heading: 'New Year',
  text: '',
  endsAt,
  serverTime: '2027-01-01T00:00:00.000Z',
  link: 'products/gifts',
  linkLabel: 'Gifts',
})
const show = async (endsAt: string) =>
  (await renderPage({ Component: () => <Countdown section={banner(endsAt)} /> }, '/', '/', fakeApp({}).app))
    .html

test('CAT-6 what is left is in the server’s page, by the server’s clock', async () => {
  const html = await show('2027-01-03T05:00:00.000Z')
  expect(html).toContain('2 days 5 hours left')
  expect(html).toContain('dateTime="2027-01-03T05:00:00.000Z"')
  expect(html).toContain('href="/store/productlist?cat=gifts"')
})

test('CAT-6 what is over is not shown', async () => {
  expect(await show('2026-12-31T23:59:59.000Z')).not.toContain('New Year')
})

import type { Page } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { expect, test } from './support/changed-shop.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { startProxy } from './support/proxy.ts'
import { painted, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')

/** Higher than these pages with their footer, and lower than what stands in for a page. */
test.use({ viewport: { width: 320, height: 1400 } })

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The footer is there and in the window, and it was never anywhere else. */
async function endsCalm(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
  await page.waitForLoadState('networkidle')
  await expectNoLayoutShift(page)
}

test('NFR-P a page shorter than the window, whose footer comes in pieces: nothing moves', async ({
  page,
  changed,
}) => {
  const path = '/account/findOrder'
  const rest = Promise.withResolvers<void>()
  const inTwo = { upTo: 'name="shell-footer"', goOn: rest.promise }
  const proxy = await startProxy(changed.url, asked => (asked === path ? inTwo : {}))
  try {
    const opened = page.goto(proxy.url + path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
    await painted(page)
    rest.resolve()
    await opened
    await endsCalm(page)
  } finally {
    rest.resolve()
    await proxy.stop()
  }
})

test('NFR-P TAB-1 a page that comes in pieces: neither the bar at the bottom nor a line of the bill is seen anywhere but where it stays', async ({
  page,
  context,
  changed,
}) => {
  await readyToOrder(changed.url, context)
  await page.setViewportSize(SIZES.phone)
  for (const [path, upTo] of [
    ['/store', '<span class="shell-tab-name"'],
    ['/checkout/payment', 'sizes="48px"'],
  ] as const) {
    const rest = Promise.withResolvers<void>()
    const inTwo = { upTo, goOn: rest.promise }
    const proxy = await startProxy(changed.url, asked => (asked === path ? inTwo : {}))
    try {
      const opened = page.goto(proxy.url + path)
      await expect(heading(page)).toBeVisible()
      await painted(page)
      rest.resolve()
      await opened
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page, { most: 0.0002 })
    } finally {
      rest.resolve()
      await proxy.stop()
    }
  }
})

test('NFR-P ACC-2 a page shorter than the window, that comes after what stands in for it: nothing moves', async ({
  page,
  context,
  changed,
}) => {
  const { api, cookies } = await newVisitor(changed.url)
  const { userID } = await register(api)
  await takeOver(context, changed.url, cookies())
  const answer = Promise.withResolvers<void>()
  let asked = 0
  const list = (type: string) => async () => {
    // The server asks for both first and hears nothing.
    await (++asked <= 2 ? new Promise(() => {}) : answer.promise)
    return { type, addresses: [] }
  }
  changed.backend.changes.answers = Object.fromEntries(
    ['SHIPPING', 'BILLING'].map(type => [
      `GET admin/userManagement/getAddresses/${userID}/type/${type}`,
      list(type),
    ]),
  )
  await page.goto('/user/addresses')
  await expect(page.getByRole('main').getByText(t('shell.loading'))).toBeAttached()
  await painted(page)
  answer.resolve()
  await expect(heading(page)).toBeVisible()
  await endsCalm(page)
})

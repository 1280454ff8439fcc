import type { Page } from '@playwright/test'
import { openAttempt, payMeanwhile, returnUndecided } from './support/attempt.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

/** Red, green and blue of what a page stands on and of what it says, 0 to 255. */
const inks = (page: Page) =>
  page.evaluate(() =>
    [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('h1') ?? document.body).color,
    ].map(color => color.match(/\d+/g)?.slice(0, 3).map(Number)),
  )

async function expectOnPaper(page: Page): Promise<void> {
  const logo = page.getByRole('banner').getByRole('link')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The name of the store that it is a receipt of, and nothing else of the header.
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAccessibleName(/Guifeng Tea House/)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('confirmation.next.calendar') })).toHaveCount(0)
  const [paper, ink] = await inks(page)
  for (const part of paper ?? []) expect(part).toBeGreaterThan(230)
  for (const part of ink ?? []) expect(part).toBeLessThan(60)
  await page.emulateMedia({ media: 'screen' })
}

test('HDR-1 RET-9 ACC-3 an order is on paper what it is on the screen: dark on white by night too, under the store’s name, with nothing to press', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.desktop)
  const { orderID, redirectUrl } = await openAttempt(shop.url, context, 'ott-alipay')
  await payMeanwhile(context, redirectUrl)
  await returnUndecided(page, redirectUrl)
  const main = page.getByRole('main')
  await expect(main.getByText(orderID).first()).toBeVisible()
  await expectOnPaper(page)
  await page.goto(`${shop.url}/user/orders?id=${orderID}`)
  await expect(main.getByText(t('account.order.title', { id: orderID }))).toBeVisible()
  await expectOnPaper(page)
})

import { buyable, withOptions } from './support/catalogue.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

for (const language of ['en', 'zh'] as const) {
  const t = texts(language)
  test(`CAT-5 the link of a product is copied, and the button says so with a check for two seconds, ${language}`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await takeOver(context, shop.url, (await newVisitor(shop.url, language)).cookies())
    const [product] = await buyable(shop.url, 1)
    const address = `${shop.url}/store/product/${product.id}`
    await page.clock.install()
    await page.goto(`${address}?from=somewhere`)
    const main = page.getByRole('main')
    const copy = main.getByRole('button', { name: t('catalog.share.copy') })
    await copy.scrollIntoViewIfNeeded()
    await hydrated(copy)
    // Further on than the way there takes a busy machine, and not so far that files time out.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000))
    await copy.click()
    const copied = main.getByRole('button', { name: t('catalog.share.copied') })
    await expect(copied.locator('svg')).toBeVisible()
    await expect(main.getByRole('status').filter({ hasText: t('catalog.share.copied') })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await page.clock.runFor(1_900)
    await expect(copied.locator('svg')).toBeVisible()
    await page.clock.runFor(100)
    await expect(copy).toBeVisible()
    await expect(copy.locator('svg')).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

test('CAT-5 without a share sheet the networks are offered, each in a window of its own', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  // Nothing leaves this machine.
  await context.route(/facebook\.com/, route => route.fulfill({ body: '' }))
  const [product] = await buyable(shop.url, 1)
  await page.goto(`/store/product/${product.id}`)
  const share = page.getByRole('main').getByRole('button', { name: t('catalog.share.share') })
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Facebook' }).click()
  const pop = await opened
  await pop.waitForURL(/sharer/)
  expect(new URL(pop.url()).searchParams.get('u')).toBe(`${shop.url}/store/product/${product.id}`)
})

/** Code of what stands below a phone's window. */
const BELOW = /\/below-window\.js$/

test.describe('with the code of what stands below the window on its way', () => {
  test.use({ serviceWorkers: 'block', viewport: SIZES.phone })
  const t = texts('en')

  test('CAT-5 a press on a share button is heard, though its code is lost twice on its way', async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    let asked = 0
    await page.route(BELOW, route => (++asked > 2 ? route.continue() : route.abort()))
    const [product] = await buyable(shop.url, 1)
    await page.goto(`/store/product/${product.id}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('catalog.share.copy') }).click()
    await expect(main.getByRole('button', { name: t('catalog.share.copied') })).toBeVisible()
    expect(asked).toBe(3)
  })

  test('CAT-4 RTE-5 it keeps nobody from choosing, or from going on, and what is written there can be read', async ({
    page,
    shop,
  }) => {
    const hangs = Promise.withResolvers<void>()
    await page.route(BELOW, async route => {
      await hangs.promise
      await route.continue()
    })
    const { id, labels } = await withOptions(shop.url, 'en')
    await page.goto(`/store/product/${id}`)
    const main = page.getByRole('main')
    const about = main.getByRole('heading', { name: t('catalog.about') })
    await expect(about).toBeVisible()
    for (const label of labels) {
      await main.getByText(label, { exact: true }).click()
      await expect(main.getByRole('radio', { name: label, exact: true })).toBeChecked()
    }
    await expect(page).toHaveURL(/options=/)
    await expect(about).toBeVisible()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('catalog.shop') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('catalog.shop') })).toBeVisible()
    hangs.resolve()
  })
})

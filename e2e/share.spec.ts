import { buyable } from './support/catalogue.ts'
import { expect, hydrated, test } from './support/test.ts'
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

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { relabelled, reworded } from './support/relabelled.ts'
import { operate, publish } from './support/rollout.ts'
import { ROOT } from './support/shop.ts'
import { expect, hydrated, type ReleasingShop, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

async function signIn(page: Page, shop: ReleasingShop): Promise<void> {
  await page.goto(shop.operatorUrl)
  await page.getByLabel('Your name').fill('Ada')
  await page
    .getByLabel('Token')
    .fill((await readFile(join(shop.dataDir, 'edge', 'operator-token'), 'utf8')).trim())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What is live' })).toBeVisible()
}

test('REL-2 an operator sees what is live and rolls back by a button, with the reason in the history', async ({
  page,
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-operator-'))
  try {
    const release = await publish(
      shop,
      await reworded('mfe-checkout', join(folder, 'other'), t('checkout.cart.empty'), 'Nothing here yet'),
    )
    await operate(shop, 'promote', 'mfe-checkout', release)
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(page.getByText('Nothing here yet').first()).toBeVisible()

    await page.goto(shop.operatorUrl)
    await expectAccessible(page, 'operator sign-in')
    await signIn(page, shop)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'mfe-checkout' }) })
    await expect(card.getByRole('cell', { name: release })).toBeVisible()
    for (const [size, viewport] of Object.entries({ ...SIZES, wide: { width: 1440, height: 900 } })) {
      await page.setViewportSize(viewport)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        size,
      ).toBeLessThanOrEqual(0)
      await expectAccessible(page, `operator status, ${size}`)
      await page.screenshot({ path: test.info().outputPath(`status-${size}.png`), fullPage: true })
    }
    await card.getByRole('link', { name: 'Roll back' }).click()
    await expectAccessible(page, 'operator rollback')
    await page.screenshot({ path: test.info().outputPath('rollback.png'), fullPage: true })
    await expect(page.getByText('100 % of all')).toBeVisible()
    await page.getByLabel('Reason').fill('the old words sold better')
    await page.getByRole('button', { name: 'Roll mfe-checkout back' }).click()
    await expect(
      page.getByRole('row', {
        name: /rollback mfe-checkout .+ Ada \(operator page\) the old words sold better/,
      }),
    ).toBeVisible()

    await page.goto(`${shop.url}/checkout/cart`)
    await expect(page.getByText(t('checkout.cart.empty')).first()).toBeVisible()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('REL-9 a throw in a handler of a release is seen by operators, with release, browser and page', async ({
  page,
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-dead-button-'))
  try {
    const dead = `addEventListener('click', () => { throw new TypeError('the button is dead') })`
    const dist = await relabelled(
      join(ROOT, 'mfe-catalog/dist'),
      join(folder, 'dead'),
      'dead',
      (path, text, { entries }) => (path === entries.web ? `${text}\n${dead}` : text),
    )
    const release = await publish(shop, dist)
    await operate(shop, 'promote', 'mfe-catalog', release)
    const told = page.waitForRequest(request => request.url().endsWith('/.well-known/faults'))
    await page.goto(`${shop.url}/store/productlist`)
    const thrown = page.waitForEvent('pageerror')
    await hydrated(page.getByRole('heading', { level: 1 }))
    await page.getByRole('heading', { level: 1 }).click()
    expect((await thrown).message).toBe('the button is dead')
    await told
    await signIn(page, shop)
    const failure = page.getByRole('listitem').filter({ hasText: 'the button is dead' })
    await expect(async () => {
      await page.goto(shop.operatorUrl)
      await expect(failure).toContainText(`mfe-catalog ${release}`)
    }).toPass()
    await expect(failure).toContainText(/in use, in pages:\s+once/)
    await expect(failure).toContainText(/last on \/store\/productlist, Chrome \d+, en/)
    await failure.getByText('Stack').click()
    // Beside what the bundler wrote: what stands there was put behind its last line.
    await expect(failure.locator('pre')).toContainText(/at mfe-catalog generated:\d+:\d+/)
    await expectAccessible(page, 'operator status with failures')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

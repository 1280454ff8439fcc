import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FAULTS, type Fault, storedFolder } from './support/faults.ts'
import { startProxy } from './support/proxy.ts'
import { copyAlone } from './support/release-copy.ts'
import { type Shop, startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Ceiling for a failing area to show something useful, ms. */
const LIMIT = 5_000
const t = texts('en')
const NEW_TEXT = 'Nothing here yet'

/** Header, footer and catalogue do what they always do. */
async function restWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(new URL('/store/productlist', page.url()).href)
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(12)
}

async function publishFaulty(shop: Shop, fault: Fault): Promise<string> {
  const desk = await copyAlone('mfe-checkout')
  try {
    await fault.source?.(desk)
    // Another text makes another release.
    await desk.edit('messages/en.ts', t('checkout.cart.empty'), NEW_TEXT)
    const { release } = await shop.release('publish', await desk.build())
    await fault.stored?.(storedFolder(shop, 'mfe-checkout', String(release)))
    await shop.release('promote', 'mfe-checkout', String(release))
    return String(release)
  } finally {
    await desk.remove()
  }
}

for (const fault of FAULTS) {
  test(`REL-3 REL-6 mfe-checkout ${fault.title}: the last good release serves its area, the rest works`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const shop = await startShop()
    let broken = 'none'
    const proxy = await startProxy(shop.url, path =>
      fault.hangs && path.startsWith(`/r/mfe-checkout/${broken}/`) ? 'hang' : {},
    )
    try {
      broken = await publishFaulty(shop, fault)
      // Asked for directly, and reached within the app.
      let began = Date.now()
      await page.goto(`${proxy.url}/checkout/cart`, { waitUntil: 'commit' })
      // A release that only the browser cannot get was rendered on the server, and stays readable meanwhile.
      const onServer = fault.onServer ? [NEW_TEXT] : []
      const said = page.getByText(new RegExp([t('checkout.cart.empty'), ...onServer].join('|'))).first()
      await expect(said).toBeVisible({ timeout: LIMIT })
      console.log(`${fault.title}: asked for directly ${Date.now() - began} ms`)
      await expect(page.getByText(t('checkout.cart.empty')).first()).toBeVisible()
      await page.goto(`${proxy.url}/`)
      await page.waitForLoadState('load')
      began = Date.now()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.cart') })
        .click()
      await expect(page.getByText(t('checkout.cart.empty')).first()).toBeVisible({ timeout: LIMIT })
      console.log(`${fault.title}: within the app ${Date.now() - began} ms`)
      await restWorks(page)
    } finally {
      await proxy.stop()
      await shop.stop()
    }
  })
}

test('REL-3 mfe-checkout gone with no release left: its area says so, the rest works', async ({ page }) => {
  const shop = await startShop()
  try {
    await rm(join(shop.dataDir, 'releases', 'files', 'mfe-checkout'), { recursive: true })
    await rm(join(shop.dataDir, 'edge'), { recursive: true, force: true })
    await page.goto(`${shop.url}/`)
    const began = Date.now()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart') })
      .click()
    await expect(page.getByRole('main').getByRole('button', { name: t('shell.failed.retry') })).toBeVisible({
      timeout: LIMIT,
    })
    console.log(`no release left: ${Date.now() - began} ms`)
    await restWorks(page)
  } finally {
    await shop.stop()
  }
})

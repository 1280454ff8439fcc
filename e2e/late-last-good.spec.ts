import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { buyable } from './support/catalogue.ts'
import { type Fate, startProxy } from './support/proxy.ts'
import { relabelled } from './support/relabelled.ts'
import { give, liveIn, publish } from './support/rollout.ts'
import { ROOT } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('REL-3 CRT-2 a release hangs and what stands in is told too late: what the page writes meanwhile arrives', async ({
  page,
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-late-'))
  let isTold = false
  let fateOf: (path: string) => Fate = () => ({})
  const proxy = await startProxy(shop.url, path => fateOf(path))
  try {
    const { 'mfe-checkout': good = '' } = await liveIn(shop)
    const hanging = await publish(
      shop,
      await relabelled(join(ROOT, 'mfe-checkout', 'dist'), join(folder, 'hanging'), 'hanging'),
    )
    await give(shop, { 'mfe-checkout': [hanging, good] })
    fateOf = path => {
      if (path.startsWith(`/r/mfe-checkout/${hanging}/`)) return 'hang'
      // Asked what may stand in, the shop says nothing at all until the page has given up.
      if (path.startsWith('/.well-known/releases.json') && !isTold) return 'hang'
      return {}
    }
    const [product] = await buyable(shop.url, 1)
    await page.goto(`${proxy.url}/store/product/${product.id}`)
    await page.waitForLoadState('load')
    const isWrite = (request: Request) =>
      request.method() === 'POST' && request.url().includes('/shoppingManagement4/myCart')
    const shown = Promise.withResolvers<void>()
    await page.route(/\/api\//, async (route, request) => {
      if (isWrite(request)) await shown.promise
      await route.continue()
    })
    const cutOff: string[] = []
    page.on('requestfailed', request => isWrite(request) && cutOff.push(request.failure()?.errorText ?? ''))
    const began = page.waitForRequest(isWrite)
    const written = page.waitForResponse(response => isWrite(response.request()))
    for (const option of await page.getByRole('main').getByRole('radiogroup').all())
      await option.getByRole('radio', { disabled: false }).first().check()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
      .click()
    await began
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart'), exact: true })
      .click()
    const again = page.getByRole('main').getByRole('button', { name: t('shell.retry') })
    await expect(again).toBeVisible()
    expect(cutOff).toEqual([])
    shown.resolve()
    expect((await written).ok()).toBe(true)
    isTold = true
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible()
  } finally {
    await proxy.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

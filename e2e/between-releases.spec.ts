import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { slowLine } from '../scripts/slow-line.ts'
import { keptPage } from './support/kept-pages.ts'
import { startProxy } from './support/proxy.ts'
import { reworded } from './support/relabelled.ts'
import { copyAlone } from './support/release-copy.ts'
import { channelOfShop, operate, publish } from './support/rollout.ts'
import type { Shop } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const SIGN_IN = { old: t('shell.signIn'), new: 'Come in' }
const CART = { old: t('checkout.cart.empty'), new: 'Your basket is waiting' }
/** Of the Brotli bytes of what a release has changed. */
const MAX_SHARE = 0.2
/** Counts what comes over it, the worker's own requests too, and slows nothing. */
const LINE = { latency: 0, downloadThroughput: Number.POSITIVE_INFINITY }

test.use({ viewport: SIZES.desktop })

/** Opens the home page, until the worker has what it keeps of it. */
async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const calm = page.waitForResponse(/\/idle-work\.js/)
  await page.goto(url)
  await calm
  await page.waitForLoadState('networkidle')
  await keptPage(page, '/')
  return page
}

/** @returns the releases of the host, and Brotli bytes of what one has that the other has not */
async function whatChanged(shop: Shop, before: string, after: string) {
  const { releases } = await channelOfShop(shop, HOST_NAME)
  const [old, fresh] = [releases[before], releases[after]]
  const known = new Set(Object.values(old?.files ?? {}))
  let bytes = 0
  for (const [path, integrity] of Object.entries(fresh?.files ?? {}))
    if (/^web\/.*\.(?:js|css)$/.test(path) && !known.has(integrity))
      bytes += (await stat(join(shop.dataDir, 'releases', 'files', HOST_NAME, after, `${path}.br`))).size
  return bytes
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('REL-2 APP-1 who comes back after a release of the host fetches at most a fifth of the bytes that it changed', async ({
    context,
    releasing: shop,
  }) => {
    const line = await slowLine(shop.url, LINE)
    const copy = await copyAlone(HOST_NAME)
    try {
      const page = await visit(context, line.url)
      await page.close()
      const before = (await channelOfShop(shop, HOST_NAME)).active[0]?.release ?? ''
      await copy.edit('messages/en.ts', `'${SIGN_IN.old}'`, `'${SIGN_IN.new}'`)
      const after = await publish(shop, await copy.build())
      await operate(shop, 'promote', HOST_NAME, after)
      const changed = await whatChanged(shop, before, after)

      line.taken()
      const again = await visit(context, line.url)
      const bytes = line.taken()
      await expect(again.getByRole('banner').getByRole('link', { name: SIGN_IN.new })).toBeVisible()
      const entry = await again.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find(name => /host-shell\/[^/]+\/web\/entry/.test(name)),
      )
      console.log(
        `${(changed / 1024).toFixed(1)} KB of script changed, the visit took ${(bytes / 1024).toFixed(1)} KB`,
      )
      expect(entry).toContain(after)
      expect(bytes / changed).toBeLessThanOrEqual(MAX_SHARE)
    } finally {
      await copy.remove()
      line.close()
    }
  })
})

test('REL-6 what differs is checked as the file that it comes to: with other bytes the release gives way', async ({
  page,
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-words-'))
  let had: Buffer | undefined
  let sent = 0
  const proxy = await startProxy(shop.url, path =>
    /^\/r\/mfe-checkout\/[^/]+-says-[^/]+\/web\/messages-en-cart\./.test(path)
      ? {
          change(body, encoding) {
            if (encoding !== 'dcz' || !had) return body
            sent++
            const other = zstdCompressSync(Buffer.from('globalThis.evil = true'), { dictionary: had })
            return Buffer.concat([body.subarray(0, 40), other])
          },
        }
      : {},
  )
  try {
    const loaded = page.waitForResponse(/\/r\/mfe-checkout\/[^/]+\/web\/messages-en-cart\./)
    await page.goto(`${proxy.url}/checkout/cart`)
    had = await (await loaded).body()
    await expect(page.getByText(CART.old).first()).toBeVisible()
    const release = await publish(
      shop,
      await reworded('mfe-checkout', join(folder, 'words'), CART.old, CART.new),
    )
    await operate(shop, 'promote', 'mfe-checkout', release)
    await page.goto(`${proxy.url}/checkout/cart`)
    await expect(page.getByText(CART.old).first()).toBeVisible()
    expect(sent).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  } finally {
    await proxy.stop()
    await rm(folder, { recursive: true })
  }
})

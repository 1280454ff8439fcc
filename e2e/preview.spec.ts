import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reworded } from './support/relabelled.ts'
import { copyAlone } from './support/release-copy.ts'
import { expect, test, watchProblems } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const NEW_TEXT = 'Nothing in here so far'

test('REL-3 REL-7 a release passes the browser gate of the running shop, and is shown to one person by a link', async ({
  page,
  browser,
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-preview-'))
  try {
    const dist = await reworded('mfe-checkout', join(folder, 'other'), t('checkout.cart.empty'), NEW_TEXT)
    const published = await shop.release('publish', dist, '--api', shop.url)
    expect(published).toMatchObject({ gate: 'passed', changed: true })
    const id = String(published.release)
    const { link } = await shop.release(
      'preview',
      'mfe-checkout',
      id,
      '--for',
      'Ana',
      '--path',
      '/checkout/cart',
    )
    const problems = watchProblems(page)
    await page.goto(String(link))
    await expect(page.getByText(NEW_TEXT)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    const marker = page.getByRole('complementary', { name: 'Preview' })
    await expect(marker).toContainText(`mfe-checkout ${id} · Ana`)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])

    const other = await (await browser.newContext()).newPage()
    expect((await other.goto(String(link)))?.status()).toBe(403)
    await other.goto(`${shop.url}/checkout/cart`)
    await expect(other.getByText(t('checkout.cart.empty'))).toBeVisible()

    await marker.getByRole('link', { name: 'Leave' }).click()
    await expect(page.getByText(t('checkout.cart.empty'))).toBeVisible()
    await expect(marker).toHaveCount(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('REL-3 a release with an endless loop is refused before anyone gets it', async ({ releasing: shop }) => {
  const copy = await copyAlone('mfe-checkout')
  try {
    await copy.edit(
      'pages/cart.tsx',
      'export function Component() {',
      `export function Component() {\n  while (typeof document === 'object' && Date.now() > 0);`,
    )
    const dist = await copy.build()
    const refused = await shop
      .release('publish', dist, '--api', shop.url)
      .catch((error: Error) => error.message)
    expect(String(refused)).toContain('something in it never ends')
  } finally {
    await copy.remove()
  }
})

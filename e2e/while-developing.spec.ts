import { developIn } from './support/developing.ts'
import { type Fate, startProxy } from './support/proxy.ts'
import { expect, SIZES, test } from './support/test.ts'

test.use({ viewport: SIZES.desktop })

const CARDS = 'mfe-catalog/product-cards/product-cards.css'
const FOOTER = 'host-shell/footer/footer.css'
const NONE = 'rgba(0, 0, 0, 0)'

test('REL-7 styles of a remote and of the host that are saved show in the open page, and what they no longer say is gone', async ({
  page,
  problems,
  shop,
}) => {
  const dev = await developIn(shop.url, 'mfe-catalog')
  try {
    await page.goto(dev.url)
    const picture = page.locator('.catalog-card-picture').first()
    await expect(picture).toBeVisible()
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await dev.edit(CARDS, 'background: var(--color-sunken);', 'background: rgb(1, 2, 3);')
    await expect(picture).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await dev.edit(CARDS, 'background: rgb(1, 2, 3);', '')
    await expect(picture).toHaveCSS('background-color', NONE)
    await dev.edit(FOOTER, 'background: var(--color-footer);', '')
    await expect(page.locator('.shell-footer')).toHaveCSS('background-color', NONE)
    expect(await page.evaluate(() => 'mark' in window), 'no document load').toBe(true)
    expect(problems).toEqual([])
  } finally {
    await dev.stop()
  }
})

test('REL-7 a page that is asked for while the shop starts anew comes by itself once that is back', async ({
  page,
  shop,
}) => {
  let fate: Fate = {}
  const between = await startProxy(shop.url, () => fate)
  try {
    const dev = await developIn(between.url, 'mfe-catalog')
    try {
      fate = 'drop'
      await page.goto(dev.url)
      await expect(page.getByText(`${between.url} cannot be reached`)).toBeVisible()
      fate = {}
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    } finally {
      await dev.stop()
    }
  } finally {
    await between.stop()
  }
})

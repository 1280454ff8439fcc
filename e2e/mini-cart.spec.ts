import { buyable } from './support/catalogue.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
test.use({ viewport: SIZES.desktop })

test('CRT-5 the mini-cart leaves the page usable: it scrolls, the focus goes on, and a press elsewhere counts there', async ({
  page,
  shop,
  problems,
}) => {
  const [product] = await buyable(shop.url, 1)
  await page.goto(`/store/product/${product.id}`)
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('catalog.add'), exact: true })
    .first()
  const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
  await hydrated(add)
  await add.click()
  // What has the focus is read out.
  await expect(panel.getByRole('heading')).toBeFocused()

  const { x, y } = (await page.getByRole('main').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 50, y + 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => panel.evaluate(element => element.contains(document.activeElement))).toBe(false)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await add.click()
  await expect(panel).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.search') })
    .click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  expect(problems).toEqual([])
})

import { buyable } from './support/catalogue.ts'
import { copyAlone } from './support/release-copy.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const NEW_TEXT = 'Put it in my basket'

test('REL-1 REL-2 a second mfe-catalog goes live while a browser shops; one command brings the first back', async ({
  page,
  releasing: shop,
}) => {
  const copy = await copyAlone('mfe-catalog')
  try {
    const [product] = await buyable(shop.url, 1)
    const address = `${shop.url}/store/product/${product.id}${product.optionPair && `?options=${product.optionPair}`}`
    const add = page
      .getByRole('main')
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
    const addNew = page.getByRole('main').getByRole('button', { name: NEW_TEXT }).first()
    const inCart = page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart.count_one', { count: 1 }) })

    await page.goto(address)
    await add.click()
    await expect(inCart).toBeVisible()
    const before = await shop.release('status')

    await copy.edit('messages/adding.ts', `'${t('catalog.add')}'`, `'${NEW_TEXT}'`)
    const { release } = await shop.release('publish', await copy.build())
    await shop.release('promote', 'mfe-catalog', String(release))
    await page.goto(address)
    await expect(addNew).toBeVisible()
    await expect(inCart).toBeVisible()

    const began = Date.now()
    await shop.release('rollback', 'mfe-catalog', '--reason', 'the old words sold better')
    const command = Date.now() - began
    const html = await (await page.request.get(address)).text()
    const seen = Date.now() - began
    console.log(`rollback: command ${command} ms, first page load with the old release after ${seen} ms`)
    expect(html).toContain(t('catalog.add'))
    expect(html).not.toContain(NEW_TEXT)
    await page.goto(address)
    await expect(add).toBeVisible()
    await expect(inCart).toBeVisible()

    // Nothing else moved: the other channels serve what they served.
    const after = await shop.release('status')
    expect(live(after, ['mfe-catalog'])).toEqual(live(before, ['mfe-catalog']))
  } finally {
    await copy.remove()
  }
})

/** @returns what each channel serves, as the status verb tells it */
function live(status: Record<string, unknown>, leftOut: string[]): unknown {
  const remotes = status.remotes as Record<string, { active: unknown }>
  return Object.fromEntries(
    Object.entries(remotes)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, channel]) => [name, channel.active]),
  )
}

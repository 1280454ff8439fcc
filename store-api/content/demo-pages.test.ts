import { demoStores } from 'demo-stores/stores.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, demoStores['tea-house'])
})
afterAll(() => shop.close())

const page = async (pageName: string) =>
  (await (await shop.visitor()).api('GET common3/pageContent', { query: { pageName } })).body
const html = async (name: string) =>
  (await page(name)).sections.flatMap(section => (section.kind === 'html' ? [section.html] : []))

test('CAT-6 shops have a way there and a telephone that can be tapped; steps are a numbered list', async () => {
  const [steps, shops] = await html('pickup')
  expect(steps).toMatch(/^<ol><li><strong>Choose a shop and a time<\/strong><br \/>/)
  expect(shops).toContain('<h3>Markham Main Shop</h3>')
  expect(shops).toContain('<a href="tel:+19055550142">+1 905-555-0142</a>')
  expect(shops).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/search\/\?[^"]+" target="_blank" rel="noopener nofollow">/,
  )
})

test('CAT-6 ACC-5 what is chosen by hand is shown whatever its kind; no product stands twice on the home page', async () => {
  const rows = async (name: string) =>
    (await page(name)).sections.flatMap(section =>
      section.kind === 'products' ? [section.products.map(({ id }) => id)] : [],
    )
  expect(await rows('membership')).toEqual([['leaf-membership', 'grove-membership']])
  const home = await rows('home')
  expect(home.map(row => row.length)).toEqual([8, 8, 4, 4, 4])
  expect(new Set(home.flat()).size).toBe(28)
})

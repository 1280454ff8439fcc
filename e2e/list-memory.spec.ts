import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from './support/changed-shop.ts'
import { hydrated } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'

const PRODUCTS = repeats(60, 2000)
const PART = 12

/** What a frame shows of the list: nothing, or its rows and where the window stands (px). */
interface Frame {
  at: number
  rows: number
  y: number
}

test(`CAT-2 RTE-5 Back finds the place in a list of ${PRODUCTS}, in the first frame that shows it`, async ({
  page,
  changed,
}) => {
  const { api } = await newVisitor(changed.url)
  const { products } = await api('GET productManagement2/products', { query: { numberToLoad: '100' } })
  const some = products.filter(product => !product.soldOut)
  const all = Array.from({ length: PRODUCTS }, (_, i) => ({
    ...some[i % some.length],
    id: `tea-${i}`,
    name: `Tea ${i}`,
  }))
  const detail = await api('GET productDetailManagement/productDetail/{id}', {
    params: { id: some[0]?.id ?? '' },
  })
  const wanted = `tea-${PRODUCTS - 10}`
  changed.backend.changes.answers = {
    'GET productManagement2/products': (_, { url = '' }) => {
      const { searchParams } = new URL(url, changed.url)
      const start = Number(searchParams.get('startingPosition'))
      return { products: all.slice(start, start + Number(searchParams.get('numberToLoad') ?? PART)) }
    },
    'GET productManagement2/products/listCount': () => ({ count: PRODUCTS }),
    [`GET productDetailManagement/productDetail/${wanted}`]: () => ({ ...detail, id: wanted, name: 'Tea' }),
  }
  await page.goto('/store/productlist')
  const main = page.getByRole('main')
  const rows = main.getByRole('heading', { level: 2 })
  const more = main.getByRole('link', { name: 'Show more' })
  await hydrated(main.getByRole('link', { name: 'Tea 0', exact: true }))
  while ((await rows.count()) < PRODUCTS) {
    const before = await rows.count()
    // Pressed in one step with the look for it: a part that came by itself may have been the last.
    await more.evaluateAll(([link]) => (link as HTMLElement | undefined)?.click())
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
  }
  const link = main.getByRole('link', { name: `Tea ${PRODUCTS - 10}`, exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(main.getByRole('heading', { level: 1, name: 'Tea', exact: true })).toBeVisible()
  await page.evaluate(() => {
    const frames: Frame[] = []
    const look = () => {
      const shown = document.querySelectorAll('main h2').length
      frames.push({ at: performance.now(), rows: shown, y: scrollY })
      requestAnimationFrame(look)
    }
    addEventListener('popstate', () => frames.splice(0), { once: true })
    Object.assign(window, { frames })
    look()
  })
  await page.goBack()
  await expect(link).toBeVisible()
  const frames = await page.evaluate(() => Reflect.get(globalThis, 'frames') as unknown as Frame[])
  const first = frames.findIndex(frame => frame.rows >= PRODUCTS)
  expect(first).toBeGreaterThanOrEqual(0)
  for (const frame of frames.slice(first)) expect(Math.abs(frame.y - place)).toBeLessThanOrEqual(1)
  figure(
    `Back in a list of ${PRODUCTS}: its place in the first frame that shows it, ${Math.round((frames[first]?.at ?? 0) - (frames[0]?.at ?? 0))} ms after the press`,
  )
})

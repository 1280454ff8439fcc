import { buyable } from './support/catalogue.ts'
import { startProxy } from './support/proxy.ts'
import { LONG_API_LIMIT, startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { newVisitor, shopAs } from './support/visitor.ts'

const MAX_PARALLEL = 8

test('VIS-4 two visitors rendered at once on one edge: no byte of one in the page of the other', async ({
  shop: backend,
}) => {
  // Answers come back in an order of their own, so that the renderings interleave.
  let calls = 0
  const slow = await startProxy(backend.url, () => ({ delay: (calls++ * 7919) % 60 }))
  const shop = await startShop({ ...LONG_API_LIMIT, API_ORIGIN: slow.url })
  try {
    const [first, second] = await buyable(shop.url, 2)
    const alma = await newVisitor(shop.url, 'en')
    const bruno = await newVisitor(shop.url, 'zh')
    await shopAs(alma, 'Almaviva', first.id, first.optionPair)
    await shopAs(bruno, 'Brunhilde', second.id, second.optionPair)

    const paths = ['/user/list', '/checkout/cart', '/', '/store/productlist', '/user/orders']
    const views = Array.from({ length: 60 }, (_, i) => ({
      who: i % 2,
      path: paths[i % paths.length] as string,
    }))
    const pages: { who: number; path: string; html: string; status: number }[] = []
    // Always MAX_PARALLEL pages under way, each visitor's beside the other's.
    const worker = async () => {
      for (let view = views.pop(); view; view = views.pop())
        pages.push({ ...view, ...(await (view.who ? bruno : alma).page(view.path)) })
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL }, worker))
    expect(pages).toHaveLength(60)
    for (const { who, path, html, status } of pages) {
      expect(status, path).toBe(200)
      const [own, other] = who ? ['Brunhilde', 'Almaviva'] : ['Almaviva', 'Brunhilde']
      expect(html, `${path} of ${own}`).toContain(own)
      expect(html, `${path} of ${own}`).not.toContain(other)
      expect(html, `${path} of ${own}`).toMatch(who ? /<html lang="zh/ : /<html lang="en/)
    }
  } finally {
    await shop.stop()
    await slow.stop()
  }
})

test('API-2 personal pages are never kept by a shared cache', async ({ shop }) => {
  const visitor = await newVisitor(shop.url)
  const { headers } = await visitor.page('/checkout/cart')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

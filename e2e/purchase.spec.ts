import { PurchasePage } from './support/purchase.ts'
import { expect, SIZES, test } from './support/test.ts'

for (const language of ['en', 'zh'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`CHK-6 RET-5 RET-9 ACC-3 one purchase through five releases, ${language}, ${size}`, async ({
      page,
      problems,
      shop,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      const shopper = new PurchasePage(page, shop.url, language)
      await shopper.openHome()
      await shopper.buyAndRegister()
      expect(problems).toEqual([])
    })
  }
}

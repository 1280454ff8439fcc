import { randomUUID } from 'node:crypto'
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
      await shopper.openProductWithOption()
      await shopper.addToCart()
      await shopper.goToCheckout()
      await shopper.fillDetails({ email: `${randomUUID()}@example.com` })
      await shopper.pay()
      const orderID = await shopper.seeSuccess()
      await shopper.register()
      await shopper.findOrder(orderID)
      expect(problems).toEqual([])
    })
  }
}

import { repeats } from 'shared-contracts/testing/repeats.ts'
import { PurchasePage } from './support/purchase.ts'
import { expect, SIZES, test } from './support/test.ts'

/**
 * Each language and each size once. The other two: Chinese on a phone in accessibility.spec, English on a desktop in
 * matrix.spec; `npm run soak` has all four here.
 */
const PAIRED = { phone: 'en', desktop: 'zh' } as const

for (const language of ['en', 'zh'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (repeats(Number(PAIRED[size as keyof typeof SIZES] === language), 1) === 0) continue
    test(`CHK-6 RET-5 RET-9 ACC-3 one purchase through five releases, ${language}, ${size}`, async ({
      page,
      problems,
      shop,
    }) => {
      await page.setViewportSize(viewport)
      const shopper = new PurchasePage(page, shop.url, language)
      await shopper.openHome()
      await shopper.buyAndRegister()
      expect(problems).toEqual([])
    })
  }
}

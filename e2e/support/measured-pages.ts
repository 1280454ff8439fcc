import type { BrowserContext } from '@playwright/test'
import { fillCart, openAttempt } from './attempt.ts'
import { buyable } from './catalogue.ts'
import { newVisitor, takeOver } from './visitor.ts'

/** Pages whose bytes and times are looked at: each brings the browser to where the page can be shown. @returns its path */
export const MEASURED_PAGES = {
  home: async () => '/',
  list: async () => '/store/productlist',
  product: async url => `/store/product/${(await buyable(url, 1))[0].id}`,
  cart: withCart('/checkout/cart'),
  details: withCart('/checkout/checkout'),
  payment: withCart('/checkout/payment'),
  async return(url, context) {
    const { orderID } = await openAttempt(url, context, 'ott-alipay')
    return `/confirmation/${orderID}?from_source=ott_h5X${orderID}`
  },
} as const satisfies Record<string, (url: string, context: BrowserContext) => Promise<string>>

export type MeasuredPage = keyof typeof MEASURED_PAGES

function withCart(path: string) {
  return async (url: string, context: BrowserContext) => {
    const { api, cookies } = await newVisitor(url)
    await fillCart(url, api)
    await takeOver(context, url, cookies())
    return path
  }
}

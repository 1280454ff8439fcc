import type { Page } from '@playwright/test'
import { openAttempt } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { expect, test } from './support/changed-shop.ts'
import { SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('zh')
/** A sign as wide as a character brings the space after it. */
const GAP = /.{0,12}[、。，：；！？）][ \u00a0]+\S.{0,12}/gu

test.use({ viewport: SIZES.phone })

/** Opens a page, and asserts that no sign on it is followed by a space besides its own. */
async function hasNoGap(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await page.waitForLoadState('networkidle')
  const text = await page.locator('body').innerText()
  expect(text.match(GAP) ?? [], path).toEqual([])
  return text
}

/** What stands on the last of several lines of a paragraph, where that is one character, with or without a sign. */
const lonely = (page: Page) =>
  page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('p')].flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) return []
      const tops = [...text.data].map((_, at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return Math.round(range.getBoundingClientRect().top)
      })
      const last = text.data.slice(tops.indexOf(tops.at(-1) ?? 0))
      return last !== text.data && /^.\p{P}*$/u.test(last) ? [last] : []
    }),
  )

test('LNG-2 no Chinese character is left alone on the last line of a paragraph', async ({
  page,
  changed,
}) => {
  const { cookies } = await newVisitor(changed.url, 'zh')
  await takeOver(page.context(), changed.url, cookies())
  for (const path of ['/account/forgotPassword', '/nowhere/at-all']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    expect(await lonely(page), path).toEqual([])
  }
})

test('LNG-2 a guest who reads Chinese: no space after a full-width sign, and sentences end as they should', async ({
  page,
  context,
  changed,
}) => {
  const { api, cookies } = await newVisitor(changed.url, 'zh')
  const [product] = await buyable(changed.url, 1)
  await addToCart(api, product)
  await takeOver(context, changed.url, cookies())
  const paths = [
    '/',
    '/store/productlist',
    `/store/product/${product.id}`,
    '/store/search?q=zzzzqq',
    '/checkout/cart',
  ]
  for (const path of [...paths, '/account/login', '/account/signup', '/account/findOrder'])
    await hasNoGap(page, path)
  expect(await hasNoGap(page, '/page/contact')).toContain('（选填）')
  expect(await hasNoGap(page, '/checkout/checkout')).toContain(
    `${t('checkout.details.guest')}${t('checkout.details.signIn')}`,
  )
})

test('LNG-2 an account read in Chinese: no space after a full-width sign, and the last day of a coupon on one line', async ({
  page,
  context,
  changed,
}) => {
  changed.backend.changes = {
    every(document) {
      for (const coupon of document?.coupons ?? []) coupon.endsOn = '2038-12-03'
      return document
    },
  }
  const { orderID, api, cookies } = await openAttempt(changed.url, context, 'ott-alipay', 'zh')
  await register(api)
  const [product] = await buyable(changed.url, 1)
  await addToCart(api, product)
  await takeOver(context, changed.url, cookies())
  for (const path of ['/checkout/checkout', '/checkout/payment', `/user/orders?id=${orderID}`])
    await hasNoGap(page, path)
  for (const path of [
    'list',
    'orders',
    'profile',
    'addresses',
    'security',
    'membership',
    'referral',
    'wishlist',
  ])
    await hasNoGap(page, `/user/${path}`)
  await hasNoGap(page, `/confirmation/${orderID}`)

  await hasNoGap(page, '/user/credit')
  const until = page.getByText(t('account.coupons.until', { day: '' }).trim()).first()
  for (let width = SIZES.phone.width; width >= 320; width -= 4) {
    await page.setViewportSize({ ...SIZES.phone, width })
    expect(await until.evaluate(linesOfDay), `${width} px`).toBe(1)
  }
})

/** On how many lines what says until when it holds stands: runs in the page. */
function linesOfDay(part: Element): number {
  const range = document.createRange()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [said = ''] = /有效期至[^·]*日/.exec(node.nodeValue ?? '') ?? []
    if (!said) continue
    const from = node.nodeValue?.indexOf(said) ?? 0
    range.setStart(node, from)
    range.setEnd(node, from + said.length)
    return new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size
  }
  return 0
}

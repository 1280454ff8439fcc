import type { Page } from '@playwright/test'
import { cartAddress } from '../mfe-checkout/shared-cart/cart-address.ts'
import { expectAccessible } from './support/axe.ts'
import { buyable } from './support/catalogue.ts'
import { expect, hydrated, painted, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

test('CRT-2 a line is put aside and comes back; the cart is handed on by a link that adds nothing unasked', async ({
  page,
  browser,
  shop,
}) => {
  const [tea, cake] = await buyable(shop.url, 2)
  const { api, cookies } = await newVisitor(shop.url)
  for (const product of [tea, cake]) await addToCart(api, product)
  await takeOver(page.context(), shop.url, cookies())
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: t('checkout.saved.saveNamed', { name: cake.name }) })
  await hydrated(save)
  await save.click()
  const aside = main.getByRole('region', { name: t('checkout.saved.title') })
  await expect(aside.getByRole('link', { name: cake.name })).toBeVisible()
  const put = t('checkout.saved.saved', { name: cake.name })
  await expect(main.getByRole('status').filter({ hasText: put })).toHaveCount(1)
  await expectAccessible(page, 'cart with a line put aside')
  await expect.poll(async () => (await api('GET shoppingManagement4/myCart')).itemCount).toBe(1)
  const shared = cartAddress(await api('GET shoppingManagement4/myCart'))

  await page.reload()
  const back = aside.getByRole('button', { name: t('checkout.saved.takeNamed', { name: cake.name }) })
  await hydrated(back)
  await back.press('Enter')
  await expect(aside).toBeHidden()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  const taken = t('checkout.saved.taken', { name: cake.name })
  await expect(main.getByRole('status').filter({ hasText: taken })).toHaveCount(1)
  // Nobody else did that.
  await expect(main.getByText(t('checkout.elsewhere.title'))).toBeHidden()
  expect((await api('GET shoppingManagement4/myCart')).itemCount).toBe(2)

  // Somebody else opens the link: what is in it is offered, and added once they say so.
  const friend = await browser.newContext({ baseURL: shop.url, viewport: SIZES.phone })
  const theirs = await friend.newPage()
  await theirs.goto(shared)
  const offered = theirs.getByRole('main')
  await expect(offered.getByText(t('checkout.share.offered_one', { count: 1 }))).toBeVisible()
  await expect(offered.getByRole('link', { name: tea.name })).toBeHidden()
  const take = offered.getByRole('button', { name: t('checkout.share.take') })
  await hydrated(take)
  await take.click()
  await expect(offered.getByRole('link', { name: tea.name }).last()).toBeVisible()
  await expect(theirs).toHaveURL(/\/checkout\/cart$/)
  await friend.close()
})

test('CRT-1 CHK-1 on a tablet, and on a phone on its side, the way on stands with the sum and covers nothing', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  for (const product of await buyable(shop.url, 2)) await addToCart(api, product)
  await takeOver(context, shop.url, cookies())
  await page.goto('/checkout/cart')
  const main = page.getByRole('main')
  const way = main.getByRole('link', { name: t('checkout.cart.checkout') })
  const after = main.getByRole('link', { name: t('checkout.cart.goOn') })
  await expect(after).toBeVisible()
  for (const size of [
    { width: 820, height: 1180 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    const sum = await main.getByRole('complementary').boundingBox()
    const [button, next] = [await way.boundingBox(), await after.boundingBox()]
    expect(button?.y, `${size.width} px`).toBeGreaterThanOrEqual((sum?.y ?? 0) + (sum?.height ?? 0))
    expect(next?.y, `${size.width} px`).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  }
})

test('CRT-2 ERR-2 what a shared cart leaves out is said beside the rest, which is added once', async ({
  page,
  shop,
}) => {
  const [tea] = await buyable(shop.url, 1)
  const items = `${tea.id}~${tea.optionPair}~1 nobody-sells-this~~1`
  await page.goto(`${shop.url}/checkout/cart?${new URLSearchParams({ items })}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('checkout.cart.empty') })).toBeVisible()
  const take = main.getByRole('button', { name: t('checkout.share.take') })
  await hydrated(take)
  await take.click()
  // The page is another one now; what it said is not lost with the empty one.
  await expect(main.getByRole('link', { name: tea.name }).last()).toBeVisible()
  await expect(main.getByText(t('checkout.share.left'))).toBeVisible()
  await expect(take).toBeHidden()
  await expect(main.getByText(t('checkout.elsewhere.title'))).toBeHidden()
  await main.getByRole('button', { name: t('checkout.share.seen') }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(main.getByText(t('checkout.cart.items_one', { count: 1 }))).toBeVisible()
})

/** The page of a cart with two lines, whose time is the test's. */
async function cartOfTwo(page: Page, { url }: { url: string }) {
  const [tea, cake] = await buyable(url, 2)
  const { api, cookies } = await newVisitor(url)
  for (const product of [tea, cake]) await addToCart(api, product)
  await takeOver(page.context(), url, cookies())
  await page.clock.install()
  await page.goto(`${url}/checkout/cart`)
  return { api, tea, cake }
}

test('CRT-2 a removal can be undone as long as the focus or the pointer is there, and not for long after they left', async ({
  page,
  shop,
}) => {
  const { api, tea, cake } = await cartOfTwo(page, shop)
  const main = page.getByRole('main')
  const remove = (name: string) =>
    main.getByRole('button', { name: t('checkout.cart.removeNamed', { name }), exact: true })
  const undo = (name: string) => main.getByRole('button', { name: t('checkout.cart.undoNamed', { name }) })
  await hydrated(remove(tea.name))
  for (const { name } of [tea, cake]) {
    await remove(name).press('Enter')
    await expect(undo(name)).toBeFocused()
    const left = name === tea.name ? 1 : 0
    await expect.poll(async () => (await api('GET shoppingManagement4/myCart')).itemCount).toBe(left)
    await page.clock.runFor(60_000)
    await expect(undo(name)).toBeFocused()
    await undo(name).hover()
    await undo(name).press('Tab')
    await page.clock.runFor(60_000)
    await expect(undo(name)).toBeVisible()
    await main.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(4_000)
    await expect(undo(name)).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(undo(name)).toBeHidden()
    const lines = main.getByRole('list', { name: t('checkout.cart.list') })
    const empty = main.getByRole('heading', { name: t('checkout.cart.empty') })
    await expect(left ? lines.getByRole('link', { name: cake.name }) : empty).toBeVisible()
  }
})

test('CRT-2 a removal that is left with its page is made, and cannot be undone when the shopper is back after its time', async ({
  page,
  shop,
}) => {
  const { api, tea, cake } = await cartOfTwo(page, shop)
  const main = page.getByRole('main')
  const remove = main.getByRole('button', { name: t('checkout.cart.removeNamed', { name: tea.name }) })
  const undo = main.getByRole('button', { name: t('checkout.cart.undoNamed', { name: tea.name }) })
  await hydrated(remove)
  await remove.press('Enter')
  await expect(undo).toBeFocused()
  await main.getByRole('link', { name: cake.name }).first().click()
  await expect(main.getByRole('heading', { level: 1, name: cake.name })).toBeVisible()
  await expect.poll(async () => (await api('GET shoppingManagement4/myCart')).itemCount).toBe(1)
  await page.clock.runFor(6_000)
  await page.goBack()
  await expect(main.getByRole('link', { name: cake.name }).first()).toBeVisible()
  await expect(undo).toBeHidden()
})

test('CRT-2 CHK-1 who presses Checkout while a change is on its way, and then goes elsewhere, stays there', async ({
  page,
  shop,
}) => {
  const [tea] = await buyable(shop.url, 1)
  const { api, cookies } = await newVisitor(shop.url)
  await addToCart(api, tea)
  await takeOver(page.context(), shop.url, cookies())
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: t('checkout.cart.more', { name: tea.name }) })
  await hydrated(more)
  const held = Promise.withResolvers<void>()
  await page.route(/\/shoppingManagement4\/myCart$/, async route => {
    if (route.request().method() === 'PUT') await held.promise
    await route.continue()
  })
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT')
  let details = 0
  page.on('request', request => {
    if (request.url().includes('/checkoutConfig')) details++
  })
  await more.click()
  const checkout = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  await main.getByRole('link', { name: t('checkout.cart.goOn') }).click()
  await expect(page).toHaveURL(/\/store$/)
  held.resolve()
  await (await written).finished()
  await painted(page)
  expect(details).toBe(0)
  await expect(page).toHaveURL(/\/store$/)
})

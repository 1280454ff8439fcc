import type { Page } from '@playwright/test'
import type { SlotName } from 'shared-contracts/remote/slots.ts'
import { prepareShopper } from '../releases/gate/shopper.ts'
import { openSlot, slotVisitsOf } from '../releases/gate/slots.ts'
import { buyable } from './support/catalogue.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, endSession, newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.desktop })

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('catalog.add'), exact: true })
    .first()

test('CRT-5 the mini-cart leaves the page usable: it scrolls, the focus goes on, and a press elsewhere counts there', async ({
  page,
  shop,
  problems,
}) => {
  const [product] = await buyable(shop.url, 1)
  await page.goto(`/store/product/${product.id}`)
  const add = addButton(page)
  const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
  await hydrated(add)
  await add.click()
  // What has the focus is read out.
  await expect(panel.getByRole('heading')).toBeFocused()

  const { x, y } = (await page.getByRole('main').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 50, y + 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => panel.evaluate(element => element.contains(document.activeElement))).toBe(false)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await add.click()
  await expect(panel).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.search') })
    .click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  expect(problems).toEqual([])
})

test('CRT-5 one more of what is in the cart already is what the mini-cart names', async ({
  page,
  context,
  shop,
}) => {
  const [tea, cake] = await buyable(shop.url, 2)
  const { api, cookies } = await newVisitor(shop.url)
  for (const product of [tea, cake]) await addToCart(api, product)
  await takeOver(context, shop.url, cookies())
  await page.goto(`/store/product/${tea.id}?options=${tea.optionPair}`)
  const add = addButton(page)
  await hydrated(add)
  await add.click()
  const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
  await expect(panel).toContainText(tea.name)
  await expect(panel).toContainText(t('checkout.mini.quantity', { count: 2 }))
  await expect(panel).not.toContainText(cake.name)

  // By a link of the panel the page goes: what was pressed there is given no focus.
  const given = await add.evaluateHandle(button => {
    const times: number[] = []
    button.addEventListener('focus', () => times.push(times.length))
    return times
  })
  // And the panel is gone by the time the next one shows its heading.
  const openBeside = await page.evaluateHandle(title => {
    const seen: boolean[] = []
    new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== title) return
      seen.push(document.querySelector('dialog[open]') !== null)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return seen
  }, t('checkout.cart.title'))
  await panel.getByRole('link', { name: t('checkout.mini.view') }).click()
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: t('checkout.cart.title') }),
  ).toBeFocused()
  expect(await given.evaluate(times => times.length)).toBe(0)
  expect(await openBeside.evaluate(([first]) => first)).toBe(false)
  await expect(panel).toBeHidden()
})

test('CRT-5 REL-3 where the mini-cart cannot be had, the host says what is in the cart now', async ({
  page,
  shop,
}) => {
  const [product] = await buyable(shop.url, 1)
  await page.route('/r/mfe-checkout/**', route => route.abort())
  await page.goto(`/store/product/${product.id}`)
  const add = addButton(page)
  await hydrated(add)
  await add.click()
  await expect(page.getByRole('status').getByText(t('shell.cart.count_one', { count: 1 }))).toBeVisible()
})

test('REL-10 the gate’s shopper, on a phone and on a desktop, opens every slot there is', async ({
  page,
  context,
  shop,
}) => {
  const { shopper } = await prepareShopper(shop.url, null)
  const slots = { 'search-box': 'search-box', 'mini-cart': 'mini-cart' } satisfies Record<SlotName, string>
  const visits = slotVisitsOf({ slots }, shopper)
  expect(visits).toHaveLength(Object.keys(slots).length)
  for (const { name, value } of shopper.cookies) await context.addCookies([{ name, value, url: shop.url }])
  for (const { width, height } of [shopper, SIZES.desktop])
    for (const { slot, address, press } of visits) {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await openSlot(page, press), `${slot} at ${width} px`).toBe(true)
      await expect(page.getByRole('dialog')).toBeVisible()
    }
})

test('VIS-1 CRT-2 a guest whose visit has ended, and who adds something, hears of the cart from before, and has it back in one press', async ({
  page,
  shop,
}) => {
  const [tea, cake] = await buyable(shop.url, 2)
  const { api, cookies } = await newVisitor(shop.url)
  await addToCart(api, tea)
  await takeOver(page.context(), shop.url, cookies())
  const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
  const back = panel.getByRole('button', { name: t('checkout.before.take') })
  const badge = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: t('shell.cart.count_other', { count }) })
  await page.goto(`/store/product/${cake.id}?options=${cake.optionPair}`)
  const add = addButton(page)
  await hydrated(add)
  await page.context().clearCookies()
  // One piece comes in place of one piece: the number at the cart stays.
  await add.click()
  await expect(panel).toContainText(t('checkout.before.ended_one', { count: 1 }))
  await back.click()
  await expect(panel).toContainText(t('checkout.before.back'))
  await expect(badge(2)).toBeVisible()

  // Whoever looks into the cart instead is asked there.
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await endSession(shop.url, page.context())
  await add.click()
  await expect(back).toBeVisible()
  await panel.getByRole('link', { name: t('checkout.mini.view') }).click()
  await expect(page.getByRole('main')).toContainText(t('checkout.share.ended_other', { count: 2 }))
})

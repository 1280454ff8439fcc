import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { reworded } from './support/relabelled.ts'
import { copyAlone } from './support/release-copy.ts'
import { liveIn, operate, publish } from './support/rollout.ts'
import type { Shop } from './support/shop.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const CART = { old: t('checkout.cart.empty'), new: 'Your basket is waiting' }
const LOGIN = { old: t('account.login.title'), new: 'Sign in, please' }
const SIGN_IN = { old: t('shell.signIn'), new: 'Come in' }

interface Words {
  old: string
  new: string
}

/** Publishes a remote with other words in one of its texts, for everyone. */
async function ship(shop: Shop, name: string, words: Words): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-words-'))
  try {
    const release = await publish(shop, await reworded(name, join(folder, name), words.old, words.new))
    await operate(shop, 'promote', name, release)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The same for the host, whose texts are all over its files: built from other sources. */
async function shipHost(shop: Shop, words: Words): Promise<void> {
  const copy = await copyAlone(HOST_NAME)
  try {
    await copy.edit('messages/en.ts', `'${words.old}'`, `'${words.new}'`)
    await operate(shop, 'promote', HOST_NAME, await publish(shop, await copy.build()))
  } finally {
    await copy.remove()
  }
}

/** Serials of the compositions each tab has learned, the newest of them. */
const learned = new WeakMap<Page, number>()

/** A tab that follows, told apart from a document loaded anew by a mark. */
async function openTab(page: Page, shop: Shop, path: string): Promise<void> {
  page.on('response', async answer => {
    if (!answer.url().endsWith('/.well-known/composition.json')) return
    // The page may be gone before its answer is read.
    const { serial } = await answer.json().catch(() => ({ serial: 0 }))
    learned.set(page, Math.max(learned.get(page) ?? 0, serial))
  })
  const asked = page.waitForResponse(/\/idle-work\.js/)
  await page.goto(shop.url + path)
  await asked
  await page.evaluate(() => Object.assign(window, { mark: true }))
}
const marked = (page: Page) => page.evaluate(() => 'mark' in window)

/** As a tab that is shown again: it looks at once. Back when the tab knows the document in service now. */
async function learn(page: Page, shop: Shop): Promise<void> {
  const { serial } = (await operate(shop, 'status')) as { serial: number }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // Not the next answer, which may still be of the document before: the tab looks every half minute by itself.
  await expect.poll(() => learned.get(page)).toBeGreaterThanOrEqual(serial)
  // What the page asks for after that answer is answered after the page has read it.
  await page.evaluate(() => fetch('/.well-known/serial').then(answer => answer.text()))
}
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('shell.cart') })
const signInLink = (page: Page, name = SIGN_IN.old) => page.getByRole('banner').getByRole('link', { name })

test('REL-2 a tab that stays open has the new release with its next navigation, without a document load', async ({
  page,
  problems,
  releasing: shop,
}) => {
  await openTab(page, shop, '/')
  await ship(shop, 'mfe-checkout', CART)
  await learn(page, shop)
  await cartLink(page).click()
  await expect(page.getByText(CART.new).first()).toBeVisible()
  expect(await marked(page)).toBe(true)

  // Rolled back while it is shown: left as soon as nobody uses it.
  await operate(shop, 'rollback', 'mfe-checkout', '--reason', 'the old words sold better')
  await learn(page, shop)
  await expect(page.getByText(CART.old).first()).toBeVisible()
  expect(await marked(page)).toBe(true)
  expect(problems).toEqual([])
})

test('REL-2 the new release comes too where its link was pressed for so long that the old one was there', async ({
  page,
  releasing: shop,
}) => {
  await openTab(page, shop, '/')
  await ship(shop, 'mfe-checkout', CART)
  await learn(page, shop)
  const loaded = page.waitForResponse(/mfe-checkout\/.*cart.*\.js/)
  await cartLink(page).hover()
  await page.mouse.down()
  await (await loaded).finished()
  // What came runs before what the page is asked for after it.
  await page.evaluate(() => fetch('/.well-known/serial').then(answer => answer.text()))
  await page.mouse.up()
  await expect(page.getByText(CART.new).first()).toBeVisible()
  expect(await marked(page)).toBe(true)
})

test('REL-2 what a press began of the old release comes late: the new one is shown meanwhile, and nothing of it changes', async ({
  page,
  problems,
  releasing: shop,
}) => {
  await openTab(page, shop, '/')
  const { 'mfe-checkout': old } = await liveIn(shop)
  await ship(shop, 'mfe-checkout', CART)
  await learn(page, shop)
  const shown = Promise.withResolvers<void>()
  await page.route(`**/r/mfe-checkout/${old}/web/**`, async route => {
    await shown.promise
    await route.continue()
  })
  const late = page.waitForResponse(answer => answer.url().includes(`/mfe-checkout/${old}/web/cart.`))
  await cartLink(page).click()
  await expect(page.getByText(CART.new).first()).toBeVisible()
  shown.resolve()
  await (await late).finished()
  await expect(page.locator(`link[rel=stylesheet][href*="/mfe-checkout/${old}/"]`)).toHaveCount(0)
  // Drawn anew it would show whichever texts came last.
  await signInLink(page).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: LOGIN.old })).toBeVisible()
  await cartLink(page).click()
  await expect(page.getByText(CART.new).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('REL-2 nothing moves while a payment may be under way', async ({ page, releasing: shop }) => {
  await openTab(page, shop, '/')
  // What checkout writes when it opens a provider's page, and what it takes away again (hold.ts).
  const holding = (value: string) => page.evaluate(v => localStorage.setItem('arcade.holds', v), value)
  await holding('["payment A1"]')
  await ship(shop, 'mfe-account', LOGIN)
  await learn(page, shop)
  await signInLink(page).click()
  const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
  await expect(title(LOGIN.old)).toBeVisible()
  await holding('[]')
  await cartLink(page).click()
  // Only a page that was left is mounted anew.
  await expect(page.getByText(CART.old).first()).toBeVisible()
  await signInLink(page).click()
  await expect(title(LOGIN.new)).toBeVisible()
  expect(await marked(page)).toBe(true)
})

test('REL-2 a new host comes with the next navigation: one document load per tab and release document', async ({
  page,
  releasing: shop,
}) => {
  await openTab(page, shop, '/')
  await shipHost(shop, SIGN_IN)
  await learn(page, shop)
  expect(await marked(page), 'nothing is taken away under the shopper').toBe(true)
  await cartLink(page).click()
  await expect(page.getByText(CART.old).first()).toBeVisible()
  const signIn = signInLink(page, SIGN_IN.new)
  await hydrated(signIn)
  expect(await marked(page)).toBe(false)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await signIn.click()
  await expect(page).toHaveURL(/login/)
  expect(await marked(page)).toBe(true)
})

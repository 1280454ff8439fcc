import type { Page } from '@playwright/test'
import { expect, test } from './support/changed-shop.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { openCalm } from './support/open-calm.ts'
import { choosing } from './support/stores.ts'
import { SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const chooser = (page: Page) => page.getByRole('dialog', { name: t('shell.location.title') })
const picker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Store: / })
const openHome = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

test.use({ viewport: SIZES.phone })

test('LOC-1 LOC-2 LOC-4 LOC-6 who has no store must pick one: neither Escape nor backdrop nor Back lets them by', async ({
  page,
  changed,
  problems,
}) => {
  const store = choosing()
  changed.backend.changes = store
  await openHome(page, '/page/about')
  await page.goto('/')
  await expect(chooser(page)).toBeVisible()
  await expect(chooser(page).getByRole('button', { name: t('shell.close') })).toHaveCount(0)
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(chooser(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/page\/about$/)
  await expect(chooser(page)).toBeVisible()

  await chooser(page).getByRole('radio', { name: 'Ontario' }).check()
  await expect(chooser(page).getByRole('button')).toHaveCount(2)
  await expect(
    chooser(page).getByRole('button', { name: /Markham.*Highway 7.*Markham, ON L3R/ }),
  ).toBeVisible()
  await chooser(page)
    .getByRole('button', { name: /Markham/ })
    .click()
  await expect(chooser(page)).toBeHidden()
  await expect(picker(page)).toBeVisible()
  expect(store.posted).toHaveLength(1)
  await page.reload()
  await expect(picker(page)).toBeVisible()
  await expect(chooser(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('LOC-3 HDR-6 who has one may look and leave; the focus goes back to the picker', async ({
  page,
  changed,
}) => {
  changed.backend.changes = choosing({ chosen: 'richmond' })
  await openHome(page)
  await picker(page).click()
  await expect(chooser(page).getByRole('button', { name: t('shell.close') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(picker(page)).toBeFocused()
})

test('HDR-6 the store’s name is cut by the width of the screen, and read out whole', async ({
  page,
  changed,
}) => {
  changed.backend.changes = choosing({ chosen: 'richmond' })
  await openHome(page)
  await expect(picker(page)).toHaveAccessibleName(
    t('shell.location.current', { name: 'Richmond Bakery & Grocery' }),
  )
  await expect(picker(page).getByText('Richmond Bake..')).toBeVisible()
  await page.setViewportSize(SIZES.desktop)
  await expect(picker(page).getByText('Richmond Bakery & ..')).toBeVisible()
})

test('LOC-7 lines that would leave the cart are named, and only a yes changes the store', async ({
  page,
  changed,
}) => {
  const store = choosing({ chosen: 'richmond', drops: ['Egg tart', 'Longjing'] })
  changed.backend.changes = store
  await openHome(page)
  await picker(page).click()
  await chooser(page)
    .getByRole('button', { name: /Keefer/ })
    .click()
  const question = page.getByRole('dialog', {
    name: t('shell.location.asks', { name: 'Keefer Street Tea Room' }),
  })
  await expect(question.getByRole('listitem')).toHaveText(['Egg tart', 'Longjing'])
  await question.getByRole('button', { name: t('shell.location.keep') }).click()
  await expect(picker(page)).toHaveAccessibleName(/Richmond/)
  await chooser(page)
    .getByRole('button', { name: /Keefer/ })
    .click()
  await question.getByRole('button', { name: t('shell.location.confirm') }).click()
  await expect(picker(page)).toHaveAccessibleName(/Keefer/)
  expect(store.posted.map(p => p.confirm)).toEqual([undefined, undefined, true])
})

test('LOC-6 a store chosen in one tab is that of the others', async ({ page, context, changed }) => {
  changed.backend.changes = choosing({ chosen: 'richmond' })
  await openCalm(page, changed.url)
  const other = await context.newPage()
  await openCalm(other, changed.url)
  await picker(other).click()
  await chooser(other).getByRole('radio', { name: 'Ontario' }).check()
  await chooser(other)
    .getByRole('button', { name: /Markham/ })
    .click()
  await expect(picker(page)).toHaveAccessibleName(/Markham/)
})

test('LOC-6 a landing page of the shop is gone to', async ({ page, changed }) => {
  changed.backend.changes = choosing({ chosen: 'richmond', landing: '/page/about' })
  await openHome(page)
  await picker(page).click()
  await chooser(page)
    .getByRole('button', { name: /Keefer/ })
    .click()
  await expect(page).toHaveURL(/\/page\/about$/)
})

test('LOC-6 LOC-7 during checkout the way leads to the cart, and not to another site', async ({
  page,
  changed,
}) => {
  changed.backend.changes = choosing({ chosen: 'richmond', landing: 'https://elsewhere.invalid/' })
  await openHome(page, '/checkout/cart')
  await picker(page).click()
  await chooser(page)
    .getByRole('button', { name: /Keefer/ })
    .click()
  await expect(page).toHaveURL(/\/checkout\/cart\?locationChange=true$/)
})

test('LOC-6 ERR-2 a choice that the backend cannot take is said where it was made', async ({
  page,
  changed,
}) => {
  changed.backend.changes = choosing({ fails: true })
  await openHome(page)
  await chooser(page)
    .getByRole('button', { name: /Keefer/ })
    .click()
  await expect(chooser(page).getByRole('alert')).toHaveText(t('shell.location.failed'))
  await expect(chooser(page).getByRole('button', { name: /Keefer/ })).toBeEnabled()
})

test('LOC-5 no chooser where the store has no stores to choose from, and none without the flag', async ({
  page,
  changed,
}) => {
  changed.backend.changes = {
    appInfo(document) {
      const { system } = document.body.appContent
      system.appConfig.enableMultiLocationSelection = true
      system.storeLocations = {}
      return document
    },
  }
  await openHome(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.system.appConfig.enableMultiLocationSelection = false
      return document
    },
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').locator('.shell-location')).toHaveCount(0)
})

test('LOC-6 who goes elsewhere while a store is being chosen stays there', async ({ page, changed }) => {
  changed.backend.changes = choosing({ chosen: 'richmond' })
  await openHome(page, '/checkout/cart')
  await picker(page).click()
  const choosingStore = await holdAnswers(page, /\/common3\/setSelectedStoreLocation$/)
  await chooser(page)
    .getByRole('button', { name: /Markham/ })
    .click()
  await expect.poll(() => choosingStore.asked.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  choosingStore.release()
  await expect(picker(page)).toHaveText(/Markham/)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('LOC-7 a question that comes once the chooser was closed is not what it opens with the next time', async ({
  page,
  changed,
}) => {
  changed.backend.changes = choosing({ chosen: 'richmond', drops: ['Oolong'] })
  await openHome(page)
  await picker(page).click()
  const asking = await holdAnswers(page, /\/common3\/setSelectedStoreLocation$/)
  await chooser(page)
    .getByRole('button', { name: /Markham/ })
    .click()
  await expect.poll(() => asking.asked.length).toBe(1)
  await page.keyboard.press('Escape')
  const asked = page.waitForResponse(/\/common3\/setSelectedStoreLocation$/)
  asking.release()
  await (await asked).finished()
  await picker(page).click()
  await expect(chooser(page)).toBeVisible()
})

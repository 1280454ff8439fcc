import type { Locator, Page } from '@playwright/test'
import { serveKit } from '../scripts/kit/serve.ts'
import { expectAccessible } from './support/axe.ts'
import { test as base, expect, watchProblems } from './support/test.ts'

const test = base.extend<object, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names
    async ({}, use) => {
      const { url, close } = await serveKit(0)
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ kit }, use) => use(kit),
})
test.use({ reducedMotion: 'reduce', viewport: { width: 412, height: 915 } })

/** Share of pixels that may differ: what text edges do between two runs, far below a part that moves. */
const TOLERANCE = { maxDiffPixelRatio: 0.003, animations: 'disabled', caret: 'hide', scale: 'css' } as const
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The page reacts once what sends its form is what sends it. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(part(page, 'Form').locator('button[type="submit"]')).toBeVisible()
}

for (const language of ['en', 'zh'] as const) {
  test(`LNG-2 every part of the kit is accessible in ${language}, in both themes`, async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, `/?lang=${language}`)
    await part(page, 'Form').locator('button[type="submit"]').click()
    await expect(part(page, 'Form').locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectAccessible(page, `kit ${language}`, language)
    for (const kind of ['modal', 'sheet', 'drawer', 'panel', 'bar']) {
      await part(page, 'Dialog').getByRole('button', { name: kind, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `kit ${language} ${kind}`, language)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(problems).toEqual([])
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`APP-6 how the kit looks: ${language}, ${theme}`, async ({ page }) => {
      await open(page, `/?lang=${language}&theme=${theme}`)
      for (const name of ['Button', 'Notice', 'Stepper', 'Price', 'Surfaces', 'Progress', 'Form']) {
        await expect(part(page, name)).toHaveScreenshot(`${name}-${language}-${theme}.png`, TOLERANCE)
      }
    })
  }
}

test('ERR-2 a form checks a field when it is left, keeps what is typed, and shows refusals where they belong', async ({
  page,
}) => {
  await open(page)
  const form = page.getByRole('form', { name: 'Form' })
  const email = form.getByLabel('Email')
  await email.fill('mei@')
  await form.getByLabel('First name').focus()
  await expect(form.getByText('name@example.com')).toBeVisible()
  // Told by itself where it is left, with the focus where it is sent.
  await expect(form.getByText('name@example.com')).toHaveAttribute('aria-live', 'polite')
  await email.fill('taken@example.com')
  await expect(form.getByText('name@example.com')).toHaveCount(0)
  await form.getByLabel('Password', { exact: true }).fill('a short sentence')
  await form.getByLabel('Province').selectOption('ON')
  await form.getByLabel('I agree').check()
  await page.reload()
  await expect(email).toHaveValue('taken@example.com')
  await expect(form.getByLabel('Province')).toHaveValue('ON')
  // A password is never kept.
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  await form.getByLabel('Password', { exact: true }).fill('a short sentence')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(email).toBeFocused()
  await expect(form.getByText('This address is taken.')).toHaveAttribute('aria-live', 'off')
  await email.fill('mei@example.com')
  await form.getByLabel('First name').fill('Nobody')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toHaveText('The store is closed.')
})

test('CAT-4 what changes an amount keeps the focus, at the bounds and after Enter too', async ({ page }) => {
  await open(page)
  const group = (name: string) => part(page, 'Stepper').getByRole('group', { name, exact: true })
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Space')
    await expect(button).toBeFocused()
  }
  const fewer = group('middle').getByRole('button', { name: 'One fewer' })
  await press(fewer)
  await expect(group('middle').getByRole('status')).toHaveText('1')
  await expect(fewer).toBeDisabled()
  await press(fewer)
  await expect(group('middle').getByRole('status')).toHaveText('1')
  const amount = group('typed').getByRole('textbox')
  await amount.fill('9999')
  await page.keyboard.press('Enter')
  await expect(amount).toHaveValue('12')
  await expect(amount).toBeFocused()
  await expect(group('typed').getByRole('button', { name: 'One more' })).toBeDisabled()
  await press(group('typed').getByRole('button', { name: 'One fewer' }))
  await expect(amount).toHaveValue('11')
})

test('LOC-4 LNG-3 a dialog gives the focus back; one that cannot be dismissed stays', async ({ page }) => {
  await open(page)
  const dialog = page.getByRole('dialog')
  for (const kind of ['modal', 'drawer', 'panel']) {
    const button = part(page, 'Dialog').getByRole('button', { name: kind, exact: true })
    await button.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await part(page, 'Dialog').getByRole('button', { name: 'sheet' }).click()
  await page.mouse.click(200, 5)
  await expect(dialog).toHaveCount(0)
  await part(page, 'Dialog').getByRole('button', { name: 'required' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(200, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'This one' }).click()
  await expect(dialog).toHaveCount(0)
})

test('CAT-2 RTE-5 a growing list loads three pages by scrolling, asks then, and comes back as it was', async ({
  page,
}) => {
  await open(page)
  const list = part(page, 'GrowingList')
  const more = list.getByRole('link', { name: 'Show more' })
  for (const shown of [24, 36, 48]) {
    await list.getByRole('status').scrollIntoViewIfNeeded()
    await expect(list.getByRole('status')).toHaveText(new RegExp(`^(${shown}|48) of 75`))
  }
  await expect(list.getByRole('status')).toHaveText('48 of 75')
  // Also in letters of twice the size it is no wider than the page.
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const { x = 0, width = 0 } = (await more.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(412)
  await more.click()
  await expect(list.getByRole('status')).toHaveText('60 of 75')
  await page.reload()
  await expect(list.getByRole('status')).toHaveText('60 of 75')
  const failing = part(page, 'FailingList')
  await failing.getByRole('status').scrollIntoViewIfNeeded()
  await expect(failing.getByRole('alert')).toContainText('did not arrive')
})

test('APP-1 what hydrates later is drawn by the server, and answers the first press', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page)
  const later = part(page, 'HydrateLater').getByRole('button')
  await expect(later).toHaveText('Pressed 0')
  expect(await later.getAttribute('data-alive')).toBeNull()
  await later.click()
  await expect(later).toHaveText('Pressed 1')
  expect(problems).toEqual([])
})

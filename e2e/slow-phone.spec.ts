import { holdAnswers } from './support/hold-answers.ts'
import { openSearch } from './support/open-search.ts'
import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test.describe('on a desktop', () => {
  test.use({ viewport: SIZES.desktop })

  test('HDR-3 who types on after a suggestion was marked is led by Enter to what is typed', async ({
    page,
  }) => {
    await page.goto('/')
    await openSearch(page)
    const field = page.getByRole('dialog').getByRole('combobox', { name: t('catalog.search-label') })
    await field.pressSequentially('oolong')
    await expect(page.getByRole('option').last()).toContainText('“oolong”')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    // What is found by the longer term comes late.
    const { release } = await holdAnswers(page, /\/products\/search/)
    await field.pressSequentially(' cake')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/(?:product|search)/)
    release()
    await expect(page).toHaveURL(/\/store\/search\?q=oolong(\+|%20)cake$/)
  })
})

import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'
import { texts } from './texts.ts'

const t = texts('en')

/** Opens the search over the page: until its link is hydrated it leads to the search page. */
export async function openSearch(page: Page): Promise<void> {
  const search = page.getByRole('banner').getByRole('link', { name: t('shell.search') })
  await hydrated(search)
  await search.click()
}

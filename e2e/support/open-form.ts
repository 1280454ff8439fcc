import type { Locator, Page } from '@playwright/test'
import { hydrated } from './test.ts'

/**
 * Opens a page of the account and waits until its form keeps what is typed.
 * @param label of one of its fields @param exact where another label has it as a part
 * @returns that field
 */
export async function openForm(page: Page, path: string, label: string, exact = false): Promise<Locator> {
  await page.goto(path)
  const field = page.getByRole('main').getByLabel(label, { exact })
  await hydrated(field)
  return field
}

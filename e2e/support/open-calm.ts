import type { Page } from '@playwright/test'

/** Opens a page and waits until it has begun what it leaves for a calm moment: from then on it hears of other tabs. */
export async function openCalm(page: Page, address: string): Promise<void> {
  const begun = page.waitForResponse(/\/idle-work\.js/)
  await page.goto(address)
  await (await begun).finished()
}

import type { Page } from '@playwright/test'

/**
 * A browser ends the old worker for the new one once it is idle. Chromium with its protocol attached may keep it, idle, with whatever is
 * asked of it queued for ever, until it is told to stop it.
 * @returns stops whatever is idle
 */
export async function stoppingIdle(page: Page): Promise<() => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  return () => cdp.send('ServiceWorker.stopAllWorkers')
}

/** @returns how many workers the page's browser has for the shop; one that waits for an idle one takes its place */
export async function registrations(page: Page, stopIdle: () => Promise<unknown>): Promise<number> {
  const [count, isWaiting] = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations()
    return [found.length, found.some(({ waiting }) => waiting)] as const
  })
  if (isWaiting) await stopIdle()
  return count
}

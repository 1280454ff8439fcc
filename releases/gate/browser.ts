import { existsSync } from 'node:fs'
import type { Browser, BrowserServer } from '@playwright/test'
import { CHROMIUM_FLAGS, installedChromium } from './chromium.ts'

export interface GateBrowser {
  browser: Browser
  /** Ends it at once, whatever its pages are caught in. */
  kill(): Promise<void>
}

/** @returns null where there is no Chromium, or nothing that could drive it */
export async function openBrowser(): Promise<GateBrowser | null> {
  // A tool of development: an operator's machine may do without.
  const playwright = await import('@playwright/test').catch(() => null)
  const executablePath = installedChromium() ?? playwright?.chromium.executablePath()
  if (!playwright || !executablePath || !existsSync(executablePath)) return null
  const server: BrowserServer = await playwright.chromium.launchServer({
    executablePath,
    args: CHROMIUM_FLAGS,
  })
  const browser = await playwright.chromium.connect(server.wsEndpoint())
  return { browser, kill: () => server.kill() }
}

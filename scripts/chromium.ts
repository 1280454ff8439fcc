import { spawnSync } from 'node:child_process'
import type { LaunchOptions } from '@playwright/test'
import { CHROMIUM_FLAGS, installedChromium, wholeChromium } from 'releases/chromium'

/** What launches the machine's headless Chromium, or Playwright's where it has none. */
export function headlessChromium(): LaunchOptions {
  const executablePath = installedChromium()
  return { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) }
}

/** The same with the whole browser around it, for what a site is allowed or denied, and for figures that are compared over months. */
export function wholeBrowser(): LaunchOptions {
  const executablePath = wholeChromium()
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : { channel: 'chromium' }) }
}

/** Makes sure that there is a browser: the machine's, Debian's package, or Playwright's download. */
export function ensureChromium(): void {
  if (installedChromium()) return
  spawnSync('scripts/system-packages.sh', { stdio: 'inherit' })
  if (!installedChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

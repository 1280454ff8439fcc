import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** @returns path of the Chromium installed on this machine, or null where Playwright's own must serve */
export function installedChromium(): string | null {
  return [process.env.CHROMIUM_PATH, ...PLACES].find(path => path && existsSync(path)) ?? null
}

/** Flags for a headless Chromium that runs as root in a container and asks nothing of the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

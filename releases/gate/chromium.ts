import { existsSync } from 'node:fs'

/** The same engine without a browser around it: pages load in a seventh less of the machine's time (Debian's package of this name). */
const SHELLS = ['/usr/bin/chromium-headless-shell']
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const first = (paths: readonly (string | undefined)[]): string | null =>
  paths.find(path => path && existsSync(path)) ?? null

/** @returns path of what loads pages on this machine, or null where Playwright's own must serve */
export const installedChromium = (): string | null =>
  first([process.env.CHROMIUM_PATH, ...SHELLS, ...BROWSERS])

/** @returns path of the whole browser, which has what a site may be allowed or denied besides; null as above */
export const wholeChromium = (): string | null => first([process.env.CHROMIUM_PATH, ...BROWSERS])

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

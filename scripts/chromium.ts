import { spawnSync } from 'node:child_process'
import { installedChromium } from 'releases/chromium'

export { CHROMIUM_FLAGS, installedChromium } from 'releases/chromium'

/** Makes sure that there is a browser: the machine's, Debian's package, or Playwright's download. */
export function ensureChromium(): void {
  if (installedChromium()) return
  spawnSync('scripts/system-packages.sh', { stdio: 'inherit' })
  if (!installedChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

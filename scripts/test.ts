// `npm test`: everything that proves a rule, once, one after the other; the last line counts them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { ensureChromium } from './chromium.ts'
import { BUILD, browser, REPORTS, ROOT, runTiers, STATIC, unit } from './tiers.ts'

readArguments('npm test', { options: {} })
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
// Caddy, nginx, PostgreSQL and fonts besides the browser; on other systems the tests that need them say so.
spawnSync('scripts/system-packages.sh', { cwd: ROOT, stdio: 'inherit' })
ensureChromium()
process.exit(
  runTiers([
    { name: 'static', steps: [...STATIC, BUILD] },
    { name: 'unit', steps: [unit('unit')] },
    { name: 'browser', steps: [browser('browser', 2)] },
  ]),
)

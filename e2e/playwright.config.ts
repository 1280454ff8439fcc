import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { headlessChromium } from '../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  // What would take the time of many tests is proven by `npm run soak` alone.
  testMatch: process.env.SOAK === '1' ? ['**/*.spec.ts', '**/*.soak.ts'] : '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '..', '.cache', 'e2e'),
  globalSetup: './setup.ts',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only what hangs runs into them: no test judges how fast a busy machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    launchOptions: headlessChromium(),
    // A worker answers past the routes that tests put in front of a page; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Recording every step costs a third of the time; `-- --trace on` with one spec records what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})

import { defineConfig } from 'vitest/config'

/** They replace what a process has once (clock, fetch, storage, window), so each gets a process of its own. */
const APART = [
  'edge/process/heartbeat.test.ts',
  'federation/runtime/styles.test.ts',
  'host-shell/browser/change-language.test.ts',
  'host-shell/browser/report.test.ts',
  'host-shell/follow/follow.test.ts',
  'host-shell/platform/bridges.test.ts',
  'host-shell/routes/stalled.test.ts',
  'host-shell/worker/cart/queue.test.ts',
  'host-shell/worker/cart/stalled-write.test.ts',
  'host-shell/worker/new-visitor.test.ts',
  'host-shell/worker/pages.test.ts',
  'host-shell/worker/push.test.ts',
  'host-shell/worker/same-content.test.ts',
  'mfe-catalog/suggest/suggestions.test.ts',
  'scripts/against/take-news.test.ts',
  'shared-contracts/api/time-limit.test.ts',
  'shared-contracts/remote/random-id.test.ts',
  'shared-contracts/remote/storage.test.ts',
  'store-api/account/password.test.ts',
]
/** They open a store's database. */
const STORE = [
  'store-api/**/*.test.ts',
  'payment-sandbox/**/*.test.ts',
  'scripts/conformance/conformance.test.ts',
]
/** What would take the time of many tests is proven by `npm run soak` alone. */
const SOAK = process.env.SOAK === '1'
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.data/**']

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Only what never comes runs into it: a second is short on a machine whose processors are all busy.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}', ...(SOAK ? ['scripts/**/*.soak.ts'] : [])],
          exclude: [...NEVER, ...APART, ...STORE],
          // The files of a worker share what they import: half of the time went there.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: [...STORE, ...(SOAK ? ['store-api/**/*.soak.ts'] : [])],
          exclude: [...NEVER, ...APART],
          isolate: false,
          globalSetup: 'store-api/testing/cluster-setup.ts',
          setupFiles: 'store-api/testing/light-passwords.ts',
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: NEVER } },
    ],
  },
})

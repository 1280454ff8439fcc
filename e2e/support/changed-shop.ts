import { type ChangedBackend, startChangedBackend } from './changed-backend.ts'
import { LONG_API_LIMIT, type Shop, startShop } from './shop.ts'
import { startStoreApi } from './store-api.ts'
import { test as base, expect } from './test.ts'

export { expect }

interface ChangedShop extends Shop {
  /** What the store says and answers differently; taken back before each test. */
  backend: ChangedBackend
}

/** Tests of what the shell makes of a store's document: a shop whose backend they may change. */
export const test = base.extend<{ changed: ChangedShop }, { changedShop: ChangedShop }>({
  changedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the destructured names
    async ({}, use) => {
      const real = await startStoreApi()
      const backend = await startChangedBackend(real.url, {})
      // A page for anybody may be a second old, and what is changed here is looked at at once; nor may an answer of the test before
      // stand in for one that a busy machine is slow to give.
      const shop = await startShop({ ...LONG_API_LIMIT, API_ORIGIN: backend.url, SHARED_PAGES: 'off' })
      // The first page loads the releases' code: on a busy machine that outlasts what a page may take.
      while (!(await fetch(shop.url)).ok) {}
      await use({ ...shop, backend })
      await shop.stop()
      await backend.stop()
      await real.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  changed: [
    async ({ changedShop }, use) => {
      changedShop.backend.changes = {}
      await use(changedShop)
    },
    { auto: true },
  ],
  baseURL: ({ changedShop }, use) => use(changedShop.url),
})

import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { APP_INFO, fakeApp } from '../fixtures/app.ts'
import { refuseWithoutAccounts } from './no-accounts.ts'

const { signal } = new AbortController()

test.each([true, false])(
  'VIS-2 a page of a password waits on a server for the store’s document, which says whether there are accounts: %s',
  async enableUserAccounts => {
    const { state } = fakeApp(createFakeBackend({}).api)
    state.$appInfo.set(null)
    const refused = refuseWithoutAccounts(state, signal).then(
      () => null,
      error => error.init?.status,
    )
    state.$appInfo.set({ ...APP_INFO, flags: { ...APP_INFO.flags, enableUserAccounts } })
    expect(await refused).toBe(enableUserAccounts ? null : 404)
  },
)

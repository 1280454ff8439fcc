import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { APP_INFO, fakeApp } from '../fixtures/app.ts'
import { ANN } from '../fixtures/visitors.ts'
import { accountLoader } from './account-loader.ts'

/** As on the server before the store's document has come. */
function early() {
  const app = fakeApp(createFakeBackend().api, { appInfo: null })
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const stop = new AbortController()
  const request = new Request('http://shop.test/user/security', { signal: stop.signal })
  const load = accountLoader('account.security.title', ({ id }) => ({ id }))
  return { app, stop, loaded: load({ request, context }) }
}

test('VIS-2 a page that needs an account waits until the session is known', async () => {
  const { app, loaded } = early()
  app.state.$appInfo.set(APP_INFO)
  app.state.$session.set(ANN)
  expect(await loaded).toMatchObject({ id: 'u1' })
})

test('VIS-2 when it is known to be nobody’s, it leads to sign-in; when it never comes, it ends with the request', async () => {
  const { app, loaded } = early()
  app.state.$appInfo.set(APP_INFO)
  await expect(loaded).rejects.toMatchObject({ status: 302 })
  const never = early()
  never.stop.abort(new Error('over'))
  await expect(never.loaded).rejects.toThrow('over')
})

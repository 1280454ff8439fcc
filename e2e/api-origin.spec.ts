import { readdir } from 'node:fs/promises'
import { expect, test } from './support/changed-shop.ts'

test('API-1 API_ORIGIN points the same build at another backend, and store-api is not started', async ({
  changed,
  request,
}) => {
  // Only the other backend has this name: what the page shows can only have come from there.
  const name = 'A shop elsewhere'
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.storeName = name
      return document
    },
  }
  expect(await (await request.get('/')).text()).toContain(name)
  // A store-api of this shop would hold the lock of its database folder.
  const held = (await readdir(changed.dataDir, { recursive: true })).filter(f =>
    /pglite.*lock|\.lock$/.test(f),
  )
  expect(held).toEqual([])
})

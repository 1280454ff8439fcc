import { readdir } from 'node:fs/promises'
import { startShop } from './support/shop.ts'
import { startStoreApi } from './support/store-api.ts'
import { expect, test } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'

test('API-1 API_ORIGIN points the same build at another backend, and store-api is not started', async () => {
  // The other backend runs another store: what the page shows can only have come from there.
  const bookshop = await startStoreApi({ STORE: 'bookshop' })
  const shop = await startShop({ API_ORIGIN: bookshop.url })
  try {
    const there = await newVisitor(bookshop.url)
    const { body } = await there.api('GET common3/appInfoInit')
    const name = (body.appContent as { storeName: string }).storeName
    const { html } = await (await newVisitor(shop.url)).page('/')
    expect(html).toContain(name)
    // A store-api of this shop would hold the lock of its database folder.
    const held = (await readdir(shop.dataDir, { recursive: true })).filter(f =>
      /pglite.*lock|\.lock$/.test(f),
    )
    expect(held).toEqual([])
  } finally {
    await shop.stop()
    await bookshop.stop()
  }
})

import { readdir } from 'node:fs/promises'
import { expect, test } from './support/changed-shop.ts'
import { hydrated } from './support/test.ts'
import { texts } from './support/texts.ts'

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

test('RTE-4 RTE-5 Back from a path of the menu that the shop does not have leads to the page it was pressed on', async ({
  changed,
  page,
}) => {
  changed.backend.changes = {
    appInfo(document) {
      const link = { name: 'Astray', link: 'no/such/page', linkActionType: 'INTERNAL_LINK' }
      document.body.appContent.navigation.headerMenu = [link]
      return document
    },
  }
  await page.goto('/store')
  await page.goto('/store/search')
  const astray = page.getByRole('banner').getByRole('link', { name: 'Astray' })
  await hydrated(astray)
  await astray.click()
  await expect(page.getByRole('status').getByText(texts('en')('shell.notFound.notice'))).toBeVisible()
  await expect(page).toHaveURL(`${changed.url}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/store\/search$/)
})

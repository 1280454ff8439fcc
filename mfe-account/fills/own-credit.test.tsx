import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import OwnCredit, { load } from './own-credit.tsx'

const CALL = 'GET admin/storeCreditManagement/storeCredit'
const product = { with: { productID: 'p1' } }
const appWith = (balance: number) => createFakeApp({ answers: { [CALL]: { balance, currency: 'CAD' } } })

test('ACC-4 who has credit reads of it below a price; without any there is nothing to read', async () => {
  const app = appWith(1250)
  const data = await load({ app, ...product })
  if (!data) throw new Error('no credit')
  const Component = () => <OwnCredit {...product} data={data} />
  const { html } = await renderPage({ Component }, '/', '/', app)
  expect(html).toContain('Your store credit:')
  expect(html).toContain('$12.50')
  expect(await load({ app: appWith(0), ...product })).toBeNull()
})

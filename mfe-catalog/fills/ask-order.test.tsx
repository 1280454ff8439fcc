import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import AskOrder from './ask-order.tsx'

test('ACC-3 an order leads to the store’s form, which is told which order it is', async () => {
  const Component = () => <AskOrder with={{ orderID: 'A-17' }} data={undefined} />
  const { html } = await renderPage({ Component }, '/', '/', fakeApp({}).app)
  expect(html).toContain('href="/page/contact?about=A-17"')
  expect(html).toContain('Ask a question')
})

import { expect, test } from 'vitest'
import { bill, fakeApp } from '../fixtures/fake-app.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import { PurchaseContext } from '../journey/purchase.ts'
import { ToldProblem } from './told-problem.tsx'

test('ERR-2 CHK-9 what a group buy refuses leads to its cart, where less can be ordered and its end is said', async () => {
  const stopped = { problem: 'campaign', message: 'This group buy has only 2 left.' } as const
  const { html } = await renderPage(fakeApp({}), '/', {
    Component: () => (
      <PurchaseContext value={{ campaign: 'g1' }}>
        <ToldProblem stopped={stopped} bill={bill} />
      </PurchaseContext>
    ),
  })
  for (const part of ['only 2 left', 'Nothing has been charged.', 'order less of it'])
    expect(textOf(html)).toContain(part)
  expect(html).toMatch(/href="\/checkout\/campaignCart\?FissionSale=g1"[^>]*>Go to cart</)
})

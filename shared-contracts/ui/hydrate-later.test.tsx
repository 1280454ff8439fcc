import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { HydrateLater } from './hydrate-later.tsx'

test('RTE-1 the server draws what is hydrated later, in its place', async () => {
  const Component = () => (
    <HydrateLater className="stack">
      <a href="/store">Shop</a>
    </HydrateLater>
  )
  const { html } = await renderPage({ Component }, '/', '/', createFakeApp())
  expect(html).toBe('<div class="stack"><!--$--><a href="/store">Shop</a><!--/$--></div>')
})

import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { Later } from './later.tsx'

test('CHK-6 RTE-5 the server draws what is drawn later, in its place', async () => {
  const Component = () => (
    <div className="stack">
      <h1>Your details</h1>
      <Later place="tall">
        <form />
      </Later>
    </div>
  )
  const { html } = await renderPage({ Component }, '/', '/', createFakeApp())
  expect(html).toBe('<div class="stack"><h1>Your details</h1><form></form></div>')
})

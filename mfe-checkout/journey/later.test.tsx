import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { renderPage } from '../fixtures/render-page.ts'
import { Later } from './later.tsx'

test('CHK-6 the server draws what is drawn later, in its place', async () => {
  const Component = () => (
    <div className="stack">
      <h1>Your details</h1>
      <Later tall>
        <form />
      </Later>
    </div>
  )
  const { html } = await renderPage(fakeApp({}), '/checkout/checkout', { Component })
  expect(html).toBe('<div class="stack"><h1>Your details</h1><form></form></div>')
})

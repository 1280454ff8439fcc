import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import zh from '../messages/zh.ts'
import SearchBox from './search-box.tsx'

test('HDR-3 the field is a form to the search page, and a combobox over a list that is not there yet', async () => {
  const page = { Component: () => <SearchBox onClose={() => {}} /> }
  const app = createFakeApp({ language: 'zh', messages: { zh } })
  const { html } = await renderPage(page, '/', '/', app)
  expect(html).toContain('action="/store/search"')
  expect(html).toMatch(/role="combobox"[^>]*aria-label="搜索店内商品"/)
  expect(html).toContain('aria-expanded="false"')
  expect(html).toMatch(/id="catalog-suggestions"[^>]*hidden=""/)
})

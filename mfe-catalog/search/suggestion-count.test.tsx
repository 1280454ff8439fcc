import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import en from '../messages/en.ts'
import zh from '../messages/zh.ts'
import { SuggestionCount } from './suggestion-count.tsx'

async function shown(count: number, nothing: boolean, language: 'en' | 'zh' = 'en') {
  const page = {
    Component: () => <SuggestionCount term="Eels & co" count={count} nothing={nothing} onFollow={() => {}} />,
  }
  const { html } = await renderPage(page, '/', '/', createFakeApp({ language, messages: { en, zh } }))
  return html
}

test('HDR-3 a term without suggestions: said to everybody and announced once, with the way to the search page', async () => {
  const html = await shown(0, true)
  expect(html.match(/role="status"[^>]*>[^<]+/g)).toEqual(['role="status">Nothing found for “Eels &amp; co”'])
  expect(html).not.toContain('visually-hidden')
  expect(html).toMatch(/href="\/store\/search\?q=Eels\+%26\+co"[^>]*>See all results/)
  expect(await shown(0, true, 'zh')).toContain('没有找到“Eels &amp; co”')
})

test('HDR-3 what is offered is counted for who cannot see it; a search that failed says nothing of the shop', async () => {
  expect(await shown(3, false)).toMatch(/class="visually-hidden" role="status">3 suggestions</)
  expect(await shown(0, false)).toMatch(/role="status"><\/p>/)
})

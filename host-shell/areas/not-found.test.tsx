import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { renderPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { remoteModule, START, visit } from '../fixtures/visit.ts'
import en from '../messages/en.ts'
import zh from '../messages/zh.ts'
import { FailedArea } from './failed-area.tsx'

const open = (path: string, language = 'en') =>
  visit(path, {
    modules: { 'mfe-a@a2': remoteModule('mfe-a', {}) },
    api: {
      'common3/appInfoInit': {
        body: {
          appContent: {
            ...START.body.appContent,
            system: { ...START.body.appContent.system, appMessage: { currentLocale: language } },
          },
        },
      },
    },
  })
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test.each([
  ['/store/product/none', 'We could not find that product', '没有找到这件商品'],
  ['/store/productlist?cat=none', 'We could not find that category', '没有找到这个分类'],
  ['/store/groupCampaign/none', 'We could not find that group buy', '没有找到这个拼团'],
  ['/blog/none', 'We could not find that post', '没有找到这篇文章'],
  ['/user/orders?id=none', 'We could not find that order', '没有找到这笔订单'],
  ['/page/none', 'We could not find that page', '没有找到这个页面'],
  ['/store/products/none', 'We could not find that page', '没有找到这个页面'],
])('RTE-8 %s: %s, as heading and as title', async (path, en, zh) => {
  for (const [language, words] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { html } = await open(path, language)
    expect(html).toContain(`<h1>${words}</h1>`)
    expect(html).toContain(`<title>${words} · Tea</title>`)
  }
})

test('RTE-8 what is missing leads on without script: a search, the shop and the start page', async () => {
  const { html, status } = await open('/store/product/none')
  expect(status).toBe(404)
  const main = mainOf(html)
  expect(main).toMatch(/<form[^>]*action="\/store\/search"[^>]*><input[^>]*name="q"/)
  expect(main).toContain('href="/store"')
  expect(main).toContain('href="/"')
})

test('ERR-2 HDR-5 what stands in for a page speaks of no cart: a store may have none', async () => {
  for (const language of ['en', 'zh'] as const) {
    const app = createFakeApp({ language, messages: { en, zh } })
    const failed = await renderPage({ Component: () => <FailedArea fallback={null} /> }, '/', '/', app)
    const missing = mainOf((await open('/page/none', language)).html)
    for (const html of [failed.html, missing]) {
      expect(html).toContain('<h1')
      expect(html).not.toMatch(/\bcart\b|购物车/i)
    }
  }
})

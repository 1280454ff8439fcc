import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { describe, expect, test } from 'vitest'
import { later, titleWorld } from '../fixtures/title-page.tsx'
import { createServer, START, visit } from '../fixtures/visit.ts'

const Greeting = () => <p>{useApp().translate('a.hello')}</p>
const Who = () => <p>{useApp().state.$session.get().user?.emailID}</p>

describe('PLT-4 the app around the page', () => {
  test('PLT-4 what the server took it for goes along, so that the browser draws the same', async () => {
    const seen = await visit('/', { ...titleWorld(), headers: { 'user-agent': 'MicroMessenger Mobile' } })
    expect(seen.state.platform).toEqual({ kind: 'wechat', device: 'mobile' })
    const noted = { 'user-agent': 'MicroMessenger Mobile', cookie: 'arcade_mini_program=1' }
    expect((await visit('/', { ...titleWorld(), headers: noted })).state.platform.kind).toBe('wechat-mini')
  })

  test.each([
    ['/pages/contact/contact', '/page/contact'],
    ['/pages/messenger', '/page/contact'],
    ['/pages/promotion/promotion', '/'],
  ])('RTE-6 %s outside a mini program leads to %s', async (path, to) => {
    expect((await visit(path, titleWorld())).headers.get('location')).toBe(to)
  })
})

describe('languages and visitors', () => {
  test('LNG-2 the store’s document decides the language; what was guessed wrongly is loaded again', async () => {
    const start = structuredClone(START) as {
      body: { appContent: { system: Record<string, unknown>; labels?: object } }
    }
    start.body.appContent.system.appMessage = { currentLocale: 'zh' }
    start.body.appContent.labels = { zh: { 'a.hello': '你好' } }
    const seen = await visit(
      '/',
      titleWorld({ Component: Greeting }, { api: { 'common3/appInfoInit': start } }),
    )
    expect(seen.html).toContain('<html lang="zh-Hans-CN">')
    expect(seen.html).toContain('<p>你好</p>')
    expect(seen.state.messages['shell.home']).toBe('首页')
  })

  test('LNG-1 a Chinese visitor of an English-only store: loaders run once, but for the first of all', async () => {
    let runs = 0
    const loader = async () => {
      runs++
      return { title: 'x' }
    }
    const start = {
      body: { appContent: { storeName: 'Tea', system: { appConfig: { supportedLanguages: ['en'] } } } },
    }
    const { modules } = titleWorld({ loader })
    const server = createServer(modules)
    const visitor = {
      api: { 'common3/appInfoInit': start },
      headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
      server,
    }
    const first = await visit('/', { modules, ...visitor })
    expect(first.html).toContain('<html lang="en-CA">')
    runs = 0
    for (const cookie of ['', 'arcade_language=zh']) {
      const { html } = await visit('/', { modules, ...visitor, headers: { ...visitor.headers, cookie } })
      expect(html).toContain('<html lang="en-CA">')
    }
    expect(runs).toBe(2)
  })

  test('LNG-1 an address that names a language changes the session to it, whatever the browser asks for: an earlier one may have changed it', async () => {
    const calls = async (path: string, shared = false) => {
      const headers = { cookie: shared ? '' : 'arcade-session=1', 'accept-language': 'en' }
      const { asked } = await visit(path, titleWorld({}, { headers, shared }))
      return asked.filter(call => call.startsWith('common3/changeLocale/'))
    }
    expect(await calls('/?lang=zh')).toEqual(['common3/changeLocale/zh'])
    expect(await calls('/?lang=en')).toEqual(['common3/changeLocale/en'])
    expect(await calls('/?lang=en', true)).toEqual([])
    expect(await calls('/')).toEqual([])
  })

  test('VIS-4 two visitors rendered interleaved: nothing of one in the page of the other', async () => {
    const view = (name: string, wait: number) => {
      const start = {
        body: { ...START.body, user: { emailID: `${name}@x.test` }, userID: name, lastLoginDate: 'now' },
      }
      return visit(
        '/',
        titleWorld(
          { Component: Who, loader: () => later(wait, { title: name }) },
          { api: { 'common3/appInfoInit': () => later(30 - wait, start) } },
        ),
      )
    }
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, i) => view(i % 2 ? 'alma' : 'bruno', (i * 7) % 25)),
    )
    pages.forEach(({ html }, i) => {
      expect(html).toContain(i % 2 ? 'alma@x.test' : 'bruno@x.test')
      expect(html).not.toContain(i % 2 ? 'bruno' : 'alma')
    })
  })

  test('APP-3 hostile texts of a store stay texts in head, body and state', async () => {
    const evil = '</script><script>alert(1)</script><!--'
    const start = {
      body: {
        appContent: { ...START.body.appContent, storeName: evil, labels: { en: { 'shell.search': evil } } },
      },
    }
    const { html } = await visit('/', titleWorld({}, { api: { 'common3/appInfoInit': start } }))
    const harmless = await visit('/', titleWorld())
    expect(html).not.toContain('<script>alert')
    const ends = (text: string) => text.match(/<\/script>/g)?.length
    expect(ends(html)).toBe(ends(harmless.html))
  })
})

import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openWorkspace, readDocument, readSettings } from 'releases/document'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { html } from 'shared-contracts/markup/html.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createEdge, type Edge } from '../edge.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { SILENT } from '../fixtures/silent.ts'
import { buildOperatorPages } from './server.ts'
import { createSessions } from './sessions.ts'
import { type OperatorSource, seenBy } from './source.ts'

const TOKEN = 'a token of good length'
let shop: Shop
let pages: FastifyInstance
let tokenFile: string
let source: OperatorSource
let edge: Edge
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  await shop.ship('mfe-x', 'x1', {}, { paths: { '/x': 'x' } })
  await shop.ship('mfe-x', 'x2', { 'web/entry.js': '2' }, { paths: { '/x': 'x', '/new': 'new' } })
  tokenFile = join(shop.folder, 'token')
  await writeFile(tokenFile, `${TOKEN}\n`)
  edge = createEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env }), SILENT)
  source = {
    live: edge.live,
    store: edge.store,
    settings: edge.config.releases,
    seen: async document => seenBy(edge, document),
  }
  pages = await buildOperatorPages(source, tokenFile)
})
afterEach(async () => {
  await pages.close()
  await shop.close()
})

type Fields = Record<string, string>
const send = (url: string, fields: Fields, headers: Fields = {}) =>
  pages.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
async function signIn(): Promise<Fields> {
  const { headers } = await send('/sign-in', { name: 'Ada <b>', token: TOKEN })
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}
/** The hidden fields of the form that a page holds. */
const hidden = (text: string, form: RegExp): Fields =>
  Object.fromEntries(
    [...(form.exec(text)?.[0] ?? '').matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, n, v]) => [n, v],
    ),
  )
const question = async (headers: Fields) => {
  const { body } = await pages.inject({ url: '/rollback/mfe-x', headers })
  return { body, fields: hidden(body, /<form class="card"[\s\S]*?<\/form>/) }
}
const live = async () =>
  (await readDocument(openWorkspace(readSettings(operatorEnv(shop.folder))))).remotes['mfe-x']?.active[0]
    ?.release

describe('the operators’ pages', () => {
  test.each(['/', '/rollback/mfe-x', '/act/mfe-x/freeze'])(
    'NFR-S show %s to nobody who has not signed in',
    async url => {
      for (const cookie of ['', 'arcade_operator=x.y', 'arcade_operator=W10.x']) {
        const { statusCode, headers } = await pages.inject({ url, headers: { cookie } })
        expect([statusCode, headers.location]).toEqual([303, '/sign-in'])
      }
    },
  )

  test('NFR-S let in who knows the token, with a cookie that no script and no other site can use', async () => {
    expect((await send('/sign-in', { name: 'Ada', token: 'a token of good lengtH' })).statusCode).toBe(401)
    expect((await send('/sign-in', { name: '', token: TOKEN })).statusCode).toBe(401)
    const { statusCode, headers } = await send('/sign-in', { name: 'Ada', token: TOKEN })
    expect(statusCode).toBe(303)
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/)
  })

  test.each(['/sign-in', '/sign-out', '/rollback/mfe-x', '/act/mfe-x/freeze'])(
    'NFR-S take at %s nothing but what a form sends',
    async url => {
      const headers = await signIn()
      const odd = { name: {}, token: TOKEN, csrf: [1], reason: {}, to: {}, serial: null }
      const sent = [
        ['application/json', odd],
        ['application/json', [odd]],
        ['application/json', null],
        ['text/plain', 'x'],
        ['multipart/form-data; boundary=x', 'x'],
      ] as const
      for (const [type, body] of sent) {
        const payload = JSON.stringify(body)
        const { statusCode } = await pages.inject({
          method: 'POST',
          url,
          payload,
          headers: { ...headers, 'content-type': type },
        })
        expect(statusCode, `${type} ${payload}`).toBe(415)
      }
    },
  )

  test('NFR-S limit guessing', async () => {
    const answers = []
    for (let i = 0; i < 11; i++) answers.push((await send('/sign-in', { name: 'x', token: 'y' })).statusCode)
    expect(answers.at(-1)).toBe(429)
  })

  test('NFR-S limit the guesses of whoever makes them behind a proxy that is trusted, and of nobody else', async () => {
    const proxied = await buildOperatorPages(source, tokenFile, { trustProxy: 'loopback' })
    const from = (network: string, token: string) =>
      proxied.inject({
        method: 'POST',
        url: '/sign-in',
        payload: new URLSearchParams({ name: 'Ada', token }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': network,
          'x-forwarded-proto': 'https',
        },
      })
    for (let i = 0; i < 11; i++) await from('203.0.113.9', 'a guess')
    expect((await from('203.0.113.9', TOKEN)).statusCode).toBe(429)
    const { statusCode, headers } = await from('198.51.100.7', TOKEN)
    expect(statusCode).toBe(303)
    expect(headers['set-cookie'], 'it came by HTTPS').toMatch(/; Secure/)
    await proxied.close()
    const forged = (i: number) =>
      send('/sign-in', { name: 'x', token: 'y' }, { 'x-forwarded-for': `203.0.113.${i}` })
    for (let i = 0; i < 10; i++) await forged(i)
    expect((await forged(10)).statusCode, 'none is trusted').toBe(429)
  })

  test('REL-2 NFR-S say what is live, with no script, and escape what comes from outside', async () => {
    const { body, headers } = await pages.inject({ url: '/', headers: await signIn() })
    expect(body).toContain('<code>x2</code>')
    expect(body).toContain('promote mfe-x x2')
    expect(body).toContain('Ada &lt;b&gt;')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('REL-4 REL-11 freeze, block and raise a rollout by buttons, each with a reason and by the name of who signed in', async () => {
    const headers = await signIn()
    const press = async (path: string, reason: string) => {
      const { body } = await pages.inject({ url: path, headers })
      return send(path, { ...hidden(body, /<form class="card"[\s\S]*?<\/form>/), reason }, headers)
    }
    const channel = async () => (await shop.status()).remotes['mfe-x']
    const more = { paths: { '/x': 'x', '/new': 'new' } }
    const dist = await builtRelease(shop.folder, 'mfe-x', 'x3', { 'web/entry.js': '3' }, more)
    await shop.release('publish', dist)
    await shop.release('promote', 'mfe-x', 'x3', '--percent', '5')
    const { body } = await pages.inject({ url: '/', headers })
    for (const label of ['Give to 25 %', 'Give to everyone', 'Block x3', 'Block x2', 'Freeze'])
      expect(body).toContain(`>${label}</a>`)
    expect((await press('/act/mfe-x/promote-x3-25', 'looks well')).statusCode).toBe(303)
    expect((await channel())?.active.at(-1)).toEqual({ release: 'x3', weight: 25 })
    expect((await press('/act/mfe-x/block-x3', 'it leaks')).statusCode).toBe(303)
    expect(await channel()).toMatchObject({ active: [{ release: 'x2', weight: 100 }], blocked: ['x3'] })
    expect((await press('/act/mfe-x/freeze', ' ')).statusCode).toBe(400)
    expect((await press('/act/mfe-x/freeze', 'sale')).statusCode).toBe(303)
    expect((await channel())?.frozen).toBe(true)
    expect((await press('/act/mfe-x/unfreeze', 'over')).statusCode).toBe(303)
    // What is not possible any more, and a form that somebody else has overtaken.
    expect((await press('/act/mfe-x/block-x3', 'again')).statusCode).toBe(403)
    expect((await pages.inject({ url: '/act/mfe-x/constructor', headers })).statusCode).toBe(404)
    const acts = (await edge.store.readAudit()).slice(-4)
    expect(acts.map(({ verb }) => verb)).toEqual(['promote', 'block', 'freeze', 'unfreeze'])
    expect(acts[0]).toMatchObject({ who: 'Ada <b> (operator page)', why: 'looks well' })
  })

  test('REL-9 name what fails, with release, commit, browser and a stack that leads to the source, and escape it', async () => {
    const map = { version: 3, sources: ['../../../pages/x.tsx'], names: [], mappings: 'AAAA,UAwCE' }
    await edge.store.putFile('mfe-x/x2/maps/web/entry.js.map', Buffer.from(JSON.stringify(map)))
    const failure = {
      remote: 'mfe-x',
      release: 'x2',
      phase: 'use',
      where: 'page',
      message: 'no <b>cart</b>',
      stack: 'at press (http://shop.test/r/mfe-x/x2/web/entry.js:1:11)',
      path: '/x',
      browser: 'Safari 26',
      language: 'zh-CN',
    } as const
    edge.failures.add(failure)
    edge.failures.add(failure)
    const { body } = await pages.inject({ url: '/', headers: await signIn() })
    expect(body).toContain('no &lt;b&gt;cart&lt;/b&gt;')
    expect(body).toContain('at press (mfe-x pages/x.tsx:41:3)')
    expect(body).toMatch(/in use, in pages:\s+2 times/)
    expect(body).toContain('last on /x, Safari 26, zh-CN')
    expect(body).toMatch(
      /<td>promote<\/td><td>mfe-x <code>x2<\/code><\/td><td><code>abc<\/code><\/td><td>test<\/td>/,
    )
  })

  test('REL-2 a rollback shows what it changes, asks why, and stands in the history with who and why', async () => {
    const headers = await signIn()
    const { body, fields } = await question(headers)
    for (const words of ['100 % of all', '<code>/x</code>', '<code>/new</code>  will not be found', 'x1'])
      expect(body.replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '))
    expect((await send('/rollback/mfe-x', { ...fields, reason: ' ' }, headers)).statusCode).toBe(400)
    expect(await live()).toBe('x2')
    expect((await send('/rollback/mfe-x', { ...fields, reason: 'totals <wrong>' }, headers)).statusCode).toBe(
      303,
    )
    expect(await live()).toBe('x1')
    const status = await pages.inject({ url: '/', headers })
    expect(status.body).toContain('Ada &lt;b&gt; (operator page)')
    expect(status.body).toContain('totals &lt;wrong&gt;')
  })

  test('REL-2 REL-11 write nothing by a clock that is ahead of the edges’, after which nobody could for as long', async () => {
    const behind = createServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString()).end()
    })
    await new Promise<void>(resolve => behind.listen(0, '127.0.0.1', resolve))
    const { port } = behind.address() as AddressInfo
    source.settings.edges = [`http://127.0.0.1:${port}`]
    const headers = await signIn()
    const { fields } = await question(headers)
    const { serial } = await shop.status()
    for (const url of ['/rollback/mfe-x', '/act/mfe-x/freeze']) {
      const { statusCode, body } = await send(url, { ...fields, reason: 'why' }, headers)
      expect([url, statusCode]).toEqual([url, 409])
      expect(body).toContain('the clock of this machine says')
    }
    expect((await shop.status()).serial).toBe(serial)
    behind.close()
    behind.closeAllConnections()
  })

  test('REL-2 REL-11 say in words what a full disk, or a store that is away, keeps from being done or shown', async () => {
    const headers = await signIn()
    const { fields } = await question(headers)
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    source.store.appendAudit = () => Promise.reject(full)
    source.store.readAudit = () => Promise.reject(away)
    const done = await send('/rollback/mfe-x', { ...fields, reason: 'why' }, headers)
    const frozen = await send('/act/mfe-x/freeze', { ...fields, reason: 'why' }, headers)
    for (const { statusCode, body } of [done, frozen]) {
      expect(statusCode).toBe(500)
      expect(body).toMatch(/<h1>Not possible now<\/h1>[\s\S]*no room is left on the disk[\s\S]*gc --dry-run/)
    }
    expect(await live()).toBe('x2')
    const shown = await pages.inject({ url: '/', headers })
    expect(shown.statusCode).toBe(500)
    expect(shown.body).toMatch(/<h1>Not possible now<\/h1>[\s\S]*no connection: connect ECONNREFUSED/)
  })

  test('NFR-S a form from another site, without its token or too late changes nothing', async () => {
    const headers = await signIn()
    const { fields } = await question(headers)
    const good = { ...fields, reason: 'why' }
    const refused = [
      await send('/rollback/mfe-x', good, { ...headers, 'sec-fetch-site': 'cross-site' }),
      await send('/rollback/mfe-x', good, { ...headers, 'sec-fetch-site': 'same-site' }),
      await send('/rollback/mfe-x', { ...good, csrf: '' }, headers),
      await send('/rollback/mfe-x', { ...good, csrf: 'x' }, headers),
      await send('/rollback/mfe-x', { ...good, serial: '1' }, headers),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 409])
    expect(await live()).toBe('x2')
  })

  test('REL-2 a channel with nothing to go back to says so', async () => {
    const headers = await signIn()
    for (const name of ['host-shell', 'none', 'constructor'])
      expect((await pages.inject({ url: `/rollback/${name}`, headers })).statusCode).toBe(404)
  })
})

test('NFR-S a token is made for its owner alone, and one that can be guessed is refused', async () => {
  const made = join(shop.folder, 'private', 'made')
  await (await buildOperatorPages(source, made)).close()
  expect((await readFile(made, 'utf8')).trim().length).toBeGreaterThanOrEqual(32)
  expect((await stat(made)).mode & 0o777).toBe(0o600)
  await writeFile(tokenFile, 'short')
  await expect(buildOperatorPages(source, tokenFile)).rejects.toThrow('at least 20')
  await expect(buildOperatorPages(source, shop.folder)).rejects.toThrow(
    "the operators' token cannot be read: EISDIR",
  )
})

test('NFR-S L1 a cookie that was signed out is no session any more, whoever kept it', async () => {
  const headers = await signIn()
  const other = await signIn()
  const { body } = await pages.inject({ url: '/', headers })
  const { csrf = '' } = hidden(body, /<form[^>]*sign-out[\s\S]*?<\/form>/)
  expect((await send('/sign-out', { csrf }, headers)).headers.location).toBe('/sign-in')
  expect((await pages.inject({ url: '/', headers })).headers.location).toBe('/sign-in')
  expect((await pages.inject({ url: '/', headers: other })).statusCode).toBe(200)
})

test('NFR-S a session ends after eight hours', () => {
  let now = 0
  const sessions = createSessions(TOKEN, () => now)
  const cookie = sessions.open(TOKEN, 'Ada') ?? ''
  expect(sessions.read(cookie)?.name).toBe('Ada')
  now = 8 * 3_600_000
  expect(sessions.read(cookie)).toBeNull()
})

test('NFR-S values in markup are escaped, markup is not', () => {
  expect(html`<p class="${'"x"'}">${html`<b>${'<i>'}</b>`}${false}${[1, 2]}</p>`.text).toBe(
    '<p class="&quot;x&quot;"><b>&lt;i&gt;</b>12</p>',
  )
})

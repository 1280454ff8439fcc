import { compose } from 'releases/composition'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'

const VISITORS = 90

/** Some addresses are found by no release, others not by x2. */
const HOST = hostEntry(`
  const drawn = page(assets({ remote: 'mfe-x', page: null, language: 'en' }))
  const away = request.url.endsWith('/gone') || (request.url.endsWith('/moved') && composition.remotes['mfe-x'].release === 'x2')
  return { ...drawn, status: away ? 404 : 200 }`)

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': HOST })
  await shop.ship('mfe-x', 'x1')
  await shop.release('publish', await builtRelease(shop.folder, 'mfe-x', 'x2', { 'web/entry.js': '2' }))
  await shop.release('promote', 'mfe-x', 'x2', '--percent', '50')
})
afterEach(() => shop.close())

/** @returns releases in service once so many visitors have opened it, and what the audit log says last */
async function visited(url: string, networks: number) {
  const { app, edge } = await buildEdge(
    readConfig({ ...operatorEnv(shop.folder), ...shop.env, TRUST_PROXY: 'loopback' }),
  )
  const document = await edge.live.current()
  for (let i = 0; i < VISITORS; i++) {
    const page = await app.inject({ url, headers: { 'x-forwarded-for': `10.0.0.${i % networks}` } })
    const id = /arcade_visitor=([^;]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? ''
    const release = document && compose(document, id).remotes['mfe-x']?.release
    expect(page.statusCode).toBe(url === '/gone' || release === 'x2' ? 404 : 200)
  }
  await edge.evaluateCanaries()
  const active = (await edge.live.current())?.remotes['mfe-x']?.active.map(one => one.release)
  const last = (await edge.store.readAudit()).at(-1)
  await app.close()
  return { active, last }
}

test('REL-9 a canary whose pages are not found, where those of its baseline are, is paused', async () => {
  const { active, last } = await visited('/moved', VISITORS)
  expect(active).toEqual(['x1'])
  expect(last).toMatchObject({
    verb: 'pause',
    why: expect.stringMatching(/^mfe-x x2 was answered with 4xx for \d+ of \d+ visitors, baseline for 0 of /),
  })
})

test.each([
  ['/gone', VISITORS, 'what neither release finds'],
  ['/moved', 4, 'what four networks ask for'],
])('REL-9 a canary is not paused for %s from %i networks: %s', async (url, networks) => {
  const { active } = await visited(url, networks)
  expect(active).toEqual(['x1', 'x2'])
})

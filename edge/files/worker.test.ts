import { readFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

const WORKER = { 'node/entry.mjs': SAYS('page'), 'worker/sw.js': 'addEventListener("fetch", () => {})' }

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', WORKER)
})
afterEach(() => shop.close())

const ask = async (edge: Awaited<ReturnType<Shop['open']>>) => {
  const { body, headers, statusCode } = await edge.inject('/sw.js')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  return body
}

describe('PWA-5 the service worker', () => {
  test('is that of the host in service', async () => {
    expect(await ask(await shop.open())).toBe(WORKER['worker/sw.js'])
  })

  test('REL-6 is not sent when the store holds another than the document vouches for, and is as soon as it is put right', async () => {
    const edge = await shop.open()
    const file = shop.stored('host-shell/h1/worker/sw.js')
    const right = await readFile(file)
    await writeFile(file, `${right};fetch("https://evil.example")`)
    const answer = await edge.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect([answer.statusCode, answer.body.includes('evil')]).toEqual([500, false])
    await writeFile(file, right)
    expect(await ask(edge)).toBe(WORKER['worker/sw.js'])
  })

  test('is absent while its file is, and nothing stands in for it', async () => {
    const edge = await shop.open()
    await rm(shop.stored('host-shell/h1/worker/sw.js'))
    expect((await edge.inject('/sw.js')).statusCode).toBe(404)
  })

  test('REL-3 stays with its browsers while an edge has no document yet: only who decided so takes it back', async () => {
    const edge = await shop.open({ RELEASE_STORE: `${shop.folder}/none` })
    const { statusCode, headers, body } = await edge.inject('/sw.js')
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(body).not.toContain('unregister')
  })

  test('removes itself where the document takes it back, and stands again when that is taken back', async () => {
    const edge = await shop.open()
    await shop.release('worker', 'off', '--reason', 'a test')
    expect(await ask(edge)).toContain('registration.unregister()')
    await shop.release('worker', 'on', '--reason', 'a test')
    expect(await ask(edge)).toBe(WORKER['worker/sw.js'])
  })

  test('removes itself where the edge is told so, and where the host has none any more', async () => {
    expect(await ask(await shop.open({ SERVICE_WORKER: 'off' }))).toContain('registration.unregister()')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page') })
    expect(await ask(await shop.open())).toContain('registration.unregister()')
  })
})

import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'

/** A page whose data come when the backend is let answer. */
const WAITS = hostEntry(`
  await fetch('/api/istore/client/common3/appInfoInit')
  return page('<!doctype html>')`)
const VISITOR = { cookie: `arcade_visitor=${'v'.repeat(22)}`, accept: 'text/html' }

let answer: () => void
let shop: Shop
let app: Awaited<ReturnType<typeof buildEdge>>['app']
/** Views whose code is at work, as the supervisor knows them. */
let atWork: Set<string>
let began: number
beforeEach(async () => {
  const waiting = Promise.withResolvers<void>()
  answer = waiting.resolve
  shop = await openShop((_request, response) => void waiting.promise.then(() => response.end('{}')))
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': WAITS })
  atWork = new Set()
  began = 0
  const config = readConfig({ ...operatorEnv(shop.folder), ...shop.env, PORT: '0' })
  ;({ app } = await buildEdge(config, {
    entered({ view }) {
      began++
      atWork.add(view)
    },
    left: view => void atWork.delete(view),
  }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  answer()
  await app.close()
  await shop.close()
})

const ask = (path: string) =>
  get({ port: (app.server.address() as AddressInfo).port, path, headers: VISITOR, agent: false }).on(
    'error',
    () => {},
  )

test('REL-3 REL-8 the drawing of a dictionary ends for who watches the process', async () => {
  answer()
  const page = await app.inject({ url: '/', headers: VISITOR })
  const [, address = ''] = /<([^>]+)>; rel="compression-dictionary"/.exec(String(page.headers.link)) ?? []
  const before = began
  expect((await app.inject({ url: address, headers: VISITOR })).statusCode).toBe(200)
  expect(began).toBeGreaterThan(before)
  await vi.waitFor(() => expect([...atWork]).toEqual([]))
})

test('REL-3 REL-8 who leaves before their page is begun is at work for nobody who watches the process', async () => {
  const first = ask('/x')
  await vi.waitFor(() => expect(atWork.size).toBe(1))
  // Waits for the page that is drawn for the first, and leaves.
  const second = ask('/x')
  await once(second, 'socket')
  await new Promise(resolve => setTimeout(resolve, 50))
  second.destroy()
  await new Promise(resolve => setTimeout(resolve, 500))
  answer()
  first.destroy()
  await vi.waitFor(() => expect(atWork.size).toBe(0))
})

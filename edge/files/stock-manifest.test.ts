import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
const manifest = (name: string) =>
  JSON.stringify({ id: name, metaData: { name, publicPath: 'auto' }, exposes: [] })

beforeAll(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  await shop.ship('mfe-x', 'x1', { 'web/mf-manifest.json': manifest('old') })
  await shop.ship('mfe-x', 'x2', { 'web/mf-manifest.json': manifest('new') })
  await shop.ship('mfe-stock', 's1', { 'mf-manifest.json': manifest('stock') })
  edge = await shop.open()
})
afterAll(() => shop.close())

test('REL-14 a host elsewhere names one address, and is led to the release in service', async () => {
  const answer = await edge.inject('/r/mfe-x/mf-manifest.json')
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
  const { id, metaData } = answer.json()
  expect([id, new URL(metaData.publicPath).pathname]).toEqual(['new', '/r/mfe-x/x2/web/'])
  await shop.release('rollback', 'mfe-x', '--reason', 'a test')
  await expect.poll(async () => (await edge.inject('/r/mfe-x/mf-manifest.json')).json().id).toBe('old')
  const stock = (await edge.inject('/r/mfe-stock/mf-manifest.json')).json().metaData.publicPath
  expect(new URL(stock).pathname).toBe('/r/mfe-stock/s1/')
})

test.each(['mfe-none', 'host-shell', 'constructor'])('REL-14 %s has none', async name => {
  expect((await edge.inject(`/r/${name}/mf-manifest.json`)).statusCode).toBe(404)
})

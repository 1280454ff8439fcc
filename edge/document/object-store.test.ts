import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operatorWith } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { STORES } from 'releases/fixtures/stores.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Edge } from '../edge.ts'
import { SAYS } from '../fixtures/shop.ts'
import { LIMITS } from '../limits.ts'

let at: Awaited<ReturnType<typeof STORES.s3>>
let edge: FastifyInstance
let own: Edge
let release: ReturnType<typeof operatorWith>
beforeEach(async () => {
  at = await STORES.s3()
  release = operatorWith(at.env)
  await ship('h1')
  ;({ app: edge, edge: own } = await buildEdge(
    readConfig({
      ...at.env,
      DATA_DIR: join(at.folder, 'edge'),
      PUBLIC_ORIGIN: 'http://shop.test',
      LOG_LEVEL: 'silent',
    }),
  ))
})
afterEach(async () => {
  await edge.close()
  await at.close()
})

async function ship(id: string, files = {}) {
  await release(
    'publish',
    await builtRelease(at.folder, 'host-shell', id, { 'node/entry.mjs': SAYS('page of'), ...files }),
  )
  expect((await release('promote', 'host-shell', id)).err).toBe('')
}
const shown = async () => (await edge.inject('/')).body.split(' ').at(-1)
const soon = { interval: 20 } as const

describe('an edge over an object store', () => {
  test('REL-2 follows each promotion and rollback within a moment', async () => {
    expect(await shown()).toBe('h1')
    await ship('h2')
    await expect.poll(shown, soon).toBe('h2')
    await release('rollback', 'host-shell', '--reason', 'x')
    await expect.poll(shown, soon).toBe('h1')
  })

  test('REL-6 sends release files, compressed where the store has them so, and runs none that was altered', async () => {
    const url = '/r/host-shell/h1/web/entry.js'
    const plain = await edge.inject(url)
    expect(plain.statusCode).toBe(200)
    const packed = await edge.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect((await edge.inject('/r/host-shell/h1/node/entry.mjs')).statusCode).toBe(404)
    await ship('h2')
    const stored = at.objects.get('shop/files/host-shell/h2/node/entry.mjs')
    if (stored) stored.body = Buffer.from(SAYS('evil'))
    await expect.poll(() => own.metrics.text(), soon).toContain('edge_document_serial 2')
    await expect.poll(async () => (await edge.inject('/')).headers['x-arcade-serial'], soon).toBe('4')
    expect((await edge.inject('/')).body).toBe('<!doctype html>page of h1')
  })

  test('REL-2 sends them whole where the bucket does not say how long they are, one that is too long to be kept too', async () => {
    const film = `export const film = '${'x'.repeat(LIMITS.fileKeptBytes)}'`
    await ship('h2', { 'web/film.js': film })
    at.sayNoLengths()
    const ask = (path: string, accept: string) =>
      edge.inject({ url: `/r/host-shell/h2/web/${path}`, headers: { 'accept-encoding': accept } })
    const stored = (path: string) => at.objects.get(`shop/files/host-shell/h2/web/${path}`)?.body
    expect((await ask('entry.js', 'identity')).rawPayload).toEqual(stored('entry.js'))
    expect((await ask('entry.js', 'br')).rawPayload).toEqual(stored('entry.js.br'))
    const { body, headers } = await ask('film.js', 'identity')
    expect([body === film, headers['content-length']]).toEqual([true, undefined])
  })

  test('REL-3 goes on sending those that somebody asked for lately while the bucket is away: who comes first then has scripts', async () => {
    const ask = (accept: string) =>
      edge.inject({ url: '/r/host-shell/h1/web/entry.js', headers: { 'accept-encoding': accept } })
    const before = [await ask('identity'), await ask('br')]
    await at.close()
    const after = [await ask('identity'), await ask('br')]
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(after.map(({ rawPayload }) => rawPayload)).toEqual(before.map(({ rawPayload }) => rawPayload))
  })

  test.each(['identity', 'br'])(
    'REL-6 but none that is not what the document vouches for (%s): a bucket that was mended is asked again',
    async accept => {
      const ask = () =>
        edge.inject({ url: '/r/host-shell/h1/web/entry.js', headers: { 'accept-encoding': accept } })
      const [stored] = [...at.objects].flatMap(([key, object]) =>
        key.endsWith(accept === 'br' ? 'web/entry.js.br' : 'web/entry.js') ? [object] : [],
      )
      if (!stored) throw new Error('not stored')
      const right = stored.body
      stored.body = Buffer.from(SAYS('evil'))
      expect((await ask()).rawPayload).toEqual(stored.body)
      stored.body = right
      expect((await ask()).rawPayload).toEqual(right)
    },
  )

  test('REL-6 a document altered in the bucket is refused, the last good one stays', async () => {
    expect(await shown()).toBe('h1')
    await ship('h2')
    for (const [key, object] of at.objects)
      if (/documents\/.*-[34]\.json$/.test(key))
        object.body = Buffer.from(object.body.toString().replace('h2', 'h1'))
    await expect
      .poll(async () => (await edge.inject('/')) && (await own.metrics.text()), soon)
      .toContain('edge_document_refused_total{reason="altered"')
    expect(await shown()).toBe('h1')
  })

  test('REL-3 a bucket that does not answer leaves the shop open', async () => {
    expect(await shown()).toBe('h1')
    await at.close()
    expect((await edge.inject('/')).statusCode).toBe(200)
  })

  test('REL-3 files that it could not give are counted as failed', async () => {
    expect(await shown()).toBe('h1')
    await at.close()
    expect((await edge.inject('/r/host-shell/h1/web/entry.js')).statusCode).toBe(500)
    expect(await own.metrics.text()).toContain('edge_files_total{status="500"} 1')
  })

  test('REL-3 one that takes calls and answers none leaves the shop open, for a process that starts then too', async () => {
    expect(await shown()).toBe('h1')
    at.fallSilent()
    await expect.poll(() => own.metrics.text(), soon).toMatch(/edge_store_unread_seconds [1-9]/)
    const before = performance.now()
    expect(await shown()).toBe('h1')
    expect(await shown()).toBe('h1')
    expect((await edge.inject('/readyz')).statusCode).toBe(200)
    expect(performance.now() - before).toBeLessThan(2_000)
    const { app: next } = await buildEdge(own.config)
    expect((await next.inject('/')).body).toContain('page of h1')
    await next.close()
  })

  test('REL-7 previews belong to one browser there too', async () => {
    await release('publish', await builtRelease(at.folder, 'mfe-catalog', 'c1'))
    const { data } = await release('preview', 'mfe-catalog', 'c1', '--for', 'Ana')
    const { pathname, search } = new URL(String(data.link))
    const open = () => edge.inject({ url: pathname + search, headers: { 'sec-fetch-mode': 'navigate' } })
    expect((await open()).statusCode).toBe(303)
    expect((await open()).statusCode).toBe(403)
  })
})

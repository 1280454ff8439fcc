import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

const LIST = JSON.stringify({ products: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Longjing' })) })
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
/** By address: headers of the answer, and what it says where it is not the list. */
const ANSWERS: Record<string, { status?: number; headers: Record<string, string>; body?: string }> = {
  '/api/list': { headers: { ...JSON_TYPE, etag: '"l1"', 'content-length': String(LIST.length) } },
  '/api/unknown-length': { headers: { ...JSON_TYPE, vary: 'Accept-Language' } },
  '/api/short': { headers: { ...JSON_TYPE, 'content-length': '2' }, body: '{}' },
  '/api/compressed': { headers: { ...JSON_TYPE, 'content-encoding': 'x-own' } },
  '/api/as-it-is': { headers: { ...JSON_TYPE, 'cache-control': 'private, no-transform' } },
  '/api/part': { status: 206, headers: { ...JSON_TYPE, 'content-range': 'bytes 0-9/90' } },
  '/api/events': { headers: { 'content-type': 'text/event-stream' } },
  '/media/tea.avif': { headers: { 'content-type': 'image/avif' } },
}

function backend({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { status = 200, headers, body = LIST } = ANSWERS[url] ?? { headers: JSON_TYPE }
  response.writeHead(status, headers)
  if (url !== '/api/cut') return void response.end(body)
  response.write(body)
  setImmediate(() => response.destroy())
}

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
beforeAll(async () => {
  shop = await openShop(backend)
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  edge = await shop.open()
})
afterAll(() => shop.close())

const ask = (url: string, encodings = 'gzip, deflate, br', method: 'GET' | 'HEAD' = 'GET') =>
  edge.inject({ method, url, headers: { 'accept-encoding': encodings } })

describe('NFR-P what the backend answered', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a long answer is sent as %s where the browser reads that', async (encoding, read) => {
    const { headers, rawPayload } = await ask('/api/list', encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: 'W/"l1"' })
    expect(headers).not.toHaveProperty('content-length')
    expect(read(rawPayload).toString()).toBe(LIST)
    expect(rawPayload.length).toBeLessThan(LIST.length / 5)
  })

  test('so is one whose length nobody knows; what else it differs by stays', async () => {
    const { headers, rawPayload } = await ask('/api/unknown-length')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Language, accept-encoding' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(LIST)
  })

  test('who reads neither, or asks for the headers alone, is given it as it is', async () => {
    const plain = await ask('/api/list', 'identity')
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: '"l1"' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, LIST])
    const { headers } = await ask('/api/list', 'br', 'HEAD')
    expect(headers).toMatchObject({ 'content-length': String(LIST.length), vary: 'accept-encoding' })
  })

  test.each(Object.keys(ANSWERS).slice(2))('%s is not touched', async url => {
    const { headers, statusCode, body } = await ask(url)
    const sent = ANSWERS[url]
    expect([statusCode, body]).toEqual([sent?.status ?? 200, sent?.body ?? LIST])
    expect(headers['content-encoding']).toBe(sent?.headers['content-encoding'])
    expect(headers).not.toHaveProperty('vary')
  })

  test('one that breaks off in the middle is no whole one', async () => {
    const url = await edge.listen({ port: 0, host: '127.0.0.1' })
    const read = fetch(`${url}/api/cut`, { headers: { 'accept-encoding': 'br' } }).then(answer =>
      answer.text(),
    )
    await expect(read).rejects.toThrow()
  })
})

import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostEntry, metricsOf, openShop, type Shop } from '../fixtures/shop.ts'

const WAITS = hostEntry(`
  await fetch('/api/istore/client/common3/appInfoInit')
  return page('<!doctype html>')`)

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
let asked: number
let ended: number
beforeEach(async () => {
  asked = 0
  ended = 0
  // Never answers.
  shop = await openShop((_request, response) => {
    asked++
    response.once('close', () => ended++)
  })
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': WAITS })
  edge = await shop.open({ API_LIMIT_MS: '20000' })
  await edge.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => shop.close())

test('NFR-R who leaves before their page has begun is counted as no page that failed, nor as a call of the backend that did', async () => {
  const { port } = edge.server.address() as AddressInfo
  const sent = get({ port, path: '/', agent: false }).on('error', () => {})
  await vi.waitFor(() => expect(asked).toBe(1))
  sent.destroy()
  await vi.waitFor(() => expect(ended).toBe(1))
  // What is counted is counted by now.
  await edge.inject('/healthz')
  const metrics = await metricsOf(edge)
  expect(metrics).not.toMatch(/^edge_pages_total\{/m)
  expect(metrics).not.toMatch(/^edge_api_calls_total\{/m)
})

test('NFR-R a backend that is silent for longer than a page lasts is counted as one that failed', async () => {
  const page = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(page.signal)
  const shown = edge.inject('/')
  await vi.waitFor(() => expect(asked).toBe(1))
  limit.mockRestore()
  page.abort(new DOMException('The page took too long', 'TimeoutError'))
  await shown
  expect(await metricsOf(edge)).toMatch(/^edge_api_calls_total\{outcome="failed"\} [1-9]/m)
})

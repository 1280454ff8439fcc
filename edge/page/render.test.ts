import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { hostEntry, metricsOf, openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
afterEach(() => shop.close())

const host = (body: string) => ({ 'node/entry.mjs': hostEntry(body) })
const get = async (
  edge: Awaited<ReturnType<Shop['open']>>,
  url = '/',
  headers: Record<string, string> = {},
) => edge.inject({ url, headers })

describe('REL-3 a host release that fails', () => {
  const failing = {
    'does not parse': 'export const = 1',
    'throws on load': 'throw new Error("on load")',
    'exports no render': 'export const other = 1',
    'throws in render': 'export const render = () => { throw new Error("x") }',
    rejects: 'export const render = async () => { throw new Error("x") }',
    'answers nonsense': 'export const render = async () => ({ status: "x" })',
    'fails before its first byte': hostEntry(
      'return { status: 200, headers: new Headers(), body: new ReadableStream({ pull() { throw new Error("x") } }) }',
    ),
  } as const satisfies Record<string, string>

  test.each(Object.entries(failing))(
    'because it %s is replaced by the last good one',
    async (_name, code) => {
      shop = await openShop()
      await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('good') })
      await shop.ship('host-shell', 'h2', { 'node/entry.mjs': code })
      const edge = await shop.open()
      const { statusCode, body } = await get(edge)
      expect([statusCode, body]).toEqual([200, '<!doctype html>good h1'])
      expect(await metricsOf(edge)).toMatch(
        /edge_failures_total\{remote="host-shell",release="h2",phase="(load|render)",where="edge"\} 1/,
      )
    },
  )

  test('because it hangs is replaced in time', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('good') })
    await shop.ship('host-shell', 'h2', host('return new Promise(() => {})'))
    const edge = await shop.open({ API_LIMIT_MS: '300' })
    // The page's own limit would end in the page that says so.
    const { statusCode, body } = await get(edge)
    expect([statusCode, body]).toEqual([200, '<!doctype html>good h1'])
    expect(await metricsOf(edge)).toContain(
      'edge_failures_total{remote="host-shell",release="h2",phase="render",where="edge"} 1',
    )
  })

  test('with nothing to replace it ends in a plain page that says so', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': failing['throws on load'] })
    const { statusCode, body, headers } = await get(await shop.open())
    expect(statusCode).toBe(503)
    expect(body).toContain('The shop cannot be reached right now')
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['retry-after']).toBe('20')
  })

  test('so does a shop without a release, and a store that went away only after a page', async () => {
    shop = await openShop()
    const edge = await shop.open()
    expect((await get(edge)).statusCode).toBe(503)
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('good') })
    expect((await get(edge)).statusCode).toBe(200)
    await rm(shop.documents, { recursive: true })
    expect((await get(edge)).statusCode).toBe(200)
  })
})

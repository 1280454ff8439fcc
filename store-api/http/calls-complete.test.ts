import { readFileSync } from 'node:fs'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'

const BASE = '/api/istore/client/'
/** `METHOD path` of every line, without its query: what `endpoints` has as keys. */
const LINES = readFileSync(new URL('../../shared-contracts/api/calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line.trim() && !line.startsWith('#'))
  .map(line => line.trim().replace(/\[?\?.*$/, ''))
const split = (line: string) => line.split(' ', 2) as [method: 'GET', path: string]

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('API-1 every call is in the contract, and the contract has no other', () => {
  const known = Object.keys(endpoints)
  expect(LINES.filter(line => !known.includes(line))).toEqual([])
  expect(known.filter(call => !LINES.includes(call))).toEqual([])
  expect(new Set(LINES).size).toBe(LINES.length)
})

test('API-1 every call is in the OpenAPI document, one with an optional part in both forms', async () => {
  const response = await shop.stranger().raw('GET', '/api/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
  const missing = LINES.filter(line => {
    const [method, path] = split(line)
    const forms = [path.replace(/\[(\{\w+\})\]/, '$1'), path.replace(/\[\{\w+\}\]/, '')]
    return forms.some(form => !paths[BASE + form]?.[method.toLowerCase()])
  })
  expect(missing).toEqual([])
})

test('API-1 every call is answered by the running server', async () => {
  const visitor = await shop.visitor()
  const unanswered: string[] = []
  for (const line of LINES) {
    const [method, path] = split(line)
    const url = BASE + path.replace(/\[\{(\w+)\}\]/, ':$1?').replace(/\{(\w+)\}/g, ':$1')
    const { status } = await visitor.raw(method, BASE + path.replace(/\[?\{\w+\}\]?/g, 'x'))
    if (!shop.server.hasRoute({ url, method }) || status >= 500) unanswered.push(`${line} ${status}`)
  }
  expect(unanswered).toEqual([])
})

test('API-1 the readable pages load nothing from elsewhere and hold no inline script', async () => {
  const get = (path: string) => shop.stranger().raw('GET', path)
  const page = await get('/api/docs/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
  )
  const html = await page.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at = '']) => new URL(at, page.url))
  expect(loaded.length).toBeGreaterThan(3)
  for (const { origin, pathname } of loaded) {
    expect(origin).toBe(shop.origin)
    expect((await get(pathname)).status, pathname).toBe(200)
  }
  expect(html).not.toMatch(/<script>|<script [^>]*>[^<\s]|<style|\son\w+=/)
  const document = (await (await get('/api/docs/json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).length).toBeGreaterThanOrEqual(Object.keys(endpoints).length / 2)
})

test('API-1 other answers keep a policy that allows nothing', async () => {
  const call: Call = 'GET common3/pickupLocations'
  const response = await shop.stranger().raw('GET', BASE + split(call)[1])
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';frame-ancestors 'none'$/,
  )
})

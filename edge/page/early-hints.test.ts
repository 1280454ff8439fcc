import { get, type IncomingMessage, type InformationEvent } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'

const WAIT_MS = 200
const NAVIGATES = { 'sec-fetch-mode': 'navigate' }

let shop: Shop
afterEach(() => shop.close())

/** @returns what was said before the page's answer, and the answer's body */
async function look(env: NodeJS.ProcessEnv, headers: Record<string, string>) {
  shop = await openShop((_request, response) => void setTimeout(() => response.end('{}'), WAIT_MS))
  const entry = hostEntry(
    `await fetch('/api/istore/client/common3/appInfoInit'); return page('<!doctype html>')`,
  )
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': entry })
  const edge = await shop.open(env)
  const address = await edge.listen({ port: 0, host: '127.0.0.1' })
  const told: InformationEvent[] = []
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve)
      .on('information', info => told.push(info))
      .on('error', reject)
  })
  const body = (await answer.toArray()).join('')
  return { told: told.map(({ statusCode, headers: { link } }) => [statusCode, link]), body, answer }
}

test('NFR-P a browser is told of the host’s code while its page waits for the backend', async () => {
  const { told, body, answer } = await look({ EARLY_HINTS: 'on' }, NAVIGATES)
  expect(told).toEqual([[103, '</r/host-shell/h1/web/entry.js>; rel=modulepreload']])
  expect([answer.statusCode, body]).toEqual([200, '<!doctype html>'])
  expect(answer.headers.link ?? '').not.toContain('modulepreload')
})

test('NFR-P nobody else is, nor anybody where nothing was said of what stands in front', async () => {
  expect((await look({ EARLY_HINTS: 'on' }, {})).told).toEqual([])
  await shop.close()
  expect((await look({}, NAVIGATES)).told).toEqual([])
})

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stop } from 'releases/process'
import { FAILURES_PATH } from 'shared-contracts/release/well-known.ts'
import { expect, test } from 'vitest'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import { SHOWS } from '../fixtures/shop.ts'
import { childrenOf, startEdge } from '../fixtures/start-edge.ts'

const VISITORS = 40

test('REL-4 a canary that was paused stays so in the process that stood by, and in an edge that is started again', async () => {
  const shop = await openCanaryShop(50)
  await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SHOWS })
  const settings = { TRUST_PROXY: 'loopback' }
  let edge = await startEdge(shop, settings)
  try {
    const page = async (visitor: number, path = '/', body?: string) => {
      const headers = {
        'x-forwarded-for': `10.0.0.${visitor}`,
        cookie: `arcade_visitor=${String(visitor).padStart(22, 'v')}`,
        connection: 'close',
        ...(body && { 'content-type': 'application/json' }),
      }
      const answer = await fetch(edge.url + path, { headers, ...(body && { method: 'POST', body }) })
      return answer.text()
    }
    const all = Array.from({ length: VISITORS }, (_, at) => at)
    const counts = { remote: 'mfe-x', release: 'x2', phase: 'render', serial: 1, where: 'page' }
    const failure = JSON.stringify({ ...counts, fellBackTo: null, message: 'broken' })
    const tried: number[] = []
    for (const visitor of all) if ((await page(visitor)).includes('mfe-x x2')) tried.push(visitor)
    expect(tried.length).toBeGreaterThan(10)
    for (const visitor of tried) await page(visitor, FAILURES_PATH, failure)
    const stillTried = async () => {
      const pages = await Promise.all(tried.map(visitor => page(visitor).catch(() => 'cut')))
      return pages.filter(text => !text.includes('mfe-x x1')).length
    }
    await expect.poll(stillTried, { timeout: 20_000 }).toBe(0)
    const first = await edge.answeredBy()
    const [serving = 0] = await childrenOf(edge.child.pid)
    process.kill(serving, 'SIGKILL')
    // What it has told other edges is over, too.
    await rm(join(shop.folder, 'claims/tallies'), { recursive: true })
    await expect.poll(() => edge.answeredBy().catch(() => first), { timeout: 20_000 }).not.toBe(first)
    await expect.poll(() => page(0).catch(() => 'cut'), { timeout: 20_000 }).toContain('host-shell h2')
    expect(await stillTried()).toBe(0)
    await stop(edge.child)
    edge = await startEdge(shop, settings)
    expect(await stillTried()).toBe(0)
    await shop.release('promote', 'mfe-x', 'x2', '--percent', '60')
    expect(await stillTried()).toBe(tried.length)
  } finally {
    await stop(edge.child)
    await shop.close()
  }
})

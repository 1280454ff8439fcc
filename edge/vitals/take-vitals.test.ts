import { compose } from 'releases/composition'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { VITALS_PATH } from 'shared-contracts/release/well-known.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import type { Vitals } from './vitals.ts'

const WELL: Vitals = { lcp: 800, inp: 40, cls: 0.01, frame: 60, calls: 4, failedCalls: 0 }
const VISITORS = 90

let shop: Shop
beforeEach(async () => {
  shop = await openCanaryShop()
})
afterEach(() => shop.close())

/** An edge, and each visitor's page telling how it was. @param told what pages of a release tell */
async function visited(
  told: (release: string, i: number) => Partial<Vitals & { remote: string }>,
  networks = VISITORS,
) {
  const env = { ...operatorEnv(shop.folder), ...shop.env, TRUST_PROXY: 'loopback' }
  const { app, edge } = await buildEdge(readConfig(env))
  for (let i = 0; i < VISITORS; i++) {
    const from = { 'x-forwarded-for': `10.0.0.${i % networks}` }
    const page = await app.inject({ url: '/', headers: from })
    const cookie = /arcade_visitor=[^;]+/.exec(String(page.headers['set-cookie']))?.[0] ?? ''
    const document = await edge.live.current()
    const release = document ? compose(document, cookie.split('=')[1] ?? '').remotes['mfe-x']?.release : ''
    const answer = await app.inject({
      method: 'POST',
      url: VITALS_PATH,
      headers: { ...from, cookie, 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ remote: 'mfe-x', release, ...WELL, ...told(release ?? '', i) }),
    })
    // Who tells too much is not heard.
    expect(networks === VISITORS ? [204] : [204, 429]).toContain(answer.statusCode)
  }
  await edge.evaluateCanaries()
  const active = (await edge.live.current())?.remotes['mfe-x']?.active.map(({ release }) => release)
  const metrics = await edge.metrics.text()
  await app.close()
  return { active, metrics }
}

describe('REL-9 a canary', () => {
  test.each([
    ['whose largest part comes late', { lcp: 4_000 }],
    ['that answers touches late', { inp: 600 }],
    ['that shifts', { cls: 0.6 }],
    ['that keeps whoever touches it waiting for a frame', { frame: 900 }],
    ['whose calls fail', { failedCalls: 1 }],
    ['whose area is empty', { empty: true }],
  ] as [string, Partial<Vitals>][])('REL-9 %s for its visitors is paused', async (_name, worse) => {
    const { active } = await visited(release => (release === 'x2' ? worse : {}))
    expect(active).toEqual(['x1'])
  })

  test('REL-9 that is as bad as its baseline is left alone; figures of each release are counted', async () => {
    const { active, metrics } = await visited((_release, i) =>
      i % 3 === 0 ? { lcp: 9_000, failedCalls: 2 } : {},
    )
    expect(active).toHaveLength(2)
    expect(metrics).toMatch(/edge_lcp_seconds_count\{remote="mfe-x",release="x2"\} \d+/)
    expect(metrics).toMatch(/edge_frame_seconds_count\{remote="mfe-x",release="x2"\} \d+/)
    expect(metrics).toMatch(/edge_page_calls_total\{remote="mfe-x",release="x1",outcome="failed"\} \d+/)
  })

  test('REL-9 pages of a host that tells nothing of frames are heard all the same', async () => {
    const { metrics } = await visited(() => ({ frame: undefined }))
    expect(metrics).toMatch(/edge_lcp_seconds_count\{remote="mfe-x",release="x2"\} \d+/)
    expect(metrics).not.toMatch(/edge_frame_seconds_count\{/)
  })

  test('REL-9 is not paused by what one network tells, and names we never gave count nowhere', async () => {
    const { active } = await visited(release => (release === 'x2' ? { lcp: 9_000 } : {}), 1)
    expect(active).toHaveLength(2)
    const { metrics } = await visited(() => ({ remote: 'mfe-none' }))
    expect(metrics).not.toContain('mfe-none')
  })
})

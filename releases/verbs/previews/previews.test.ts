import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operatorWith } from '../../fixtures/operator.ts'
import { builtRelease } from '../../fixtures/release.ts'
import { STORE_KINDS, STORES, type TestStore } from '../../fixtures/stores.ts'
import { run } from '../../run.ts'
import type { Given } from './given-out.ts'

describe.each(STORE_KINDS)('previews on a %s store', kind => {
  let at: TestStore
  let release: ReturnType<typeof operatorWith>
  beforeEach(async () => {
    at = await STORES[kind]()
    release = operatorWith(at.env)
    await publish(await built('host-shell', 'h1'))
    await release('promote', 'host-shell', 'h1')
    await publish(await built('mfe-x', 'x1'))
    await release('promote', 'mfe-x', 'x1')
  })
  afterEach(() => at.close())

  const built = (name: string, id: string, more: Parameters<typeof builtRelease>[4] = {}) =>
    builtRelease(at.folder, name, id, {}, more)
  async function publish(...dists: string[]) {
    expect((await release('publish', ...dists)).err).toBe('')
  }
  const made = async (...argv: string[]) => String((await release('preview', ...argv)).data.id)
  const listed = async (...argv: string[]) => (await release('previews', ...argv)).data.previews as Given[]

  test('REL-7 are listed with what, whom, when, until when and by whom, while they hold', async () => {
    await publish(await built('mfe-x', 'x2'))
    expect(await listed()).toEqual([])
    const first = await made('mfe-x', 'x1', '--for', 'Ana', '--hours', '4')
    const both = await made('host-shell@h1', 'mfe-x@x2', '--for', 'Liu Wei', '--reason', 'spring')
    await release('preview', 'mfe-x', 'x2', '--for', 'nobody', '--dry-run')
    const [newest, oldest, ...more] = await listed()
    expect(more).toEqual([])
    expect(newest).toMatchObject({
      id: both,
      for: 'Liu Wei',
      releases: [
        { name: 'host-shell', release: 'h1' },
        { name: 'mfe-x', release: 'x2' },
      ],
      who: 'test',
      why: 'spring',
      state: 'holds',
    })
    expect(oldest).toMatchObject({
      id: first,
      for: 'Ana',
      browsers: 1,
      releases: [{ name: 'mfe-x', release: 'x1' }],
    })
    const hours = (Date.parse(oldest?.until ?? '') - Date.parse(oldest?.at ?? '')) / 3_600_000
    expect(hours).toBeCloseTo(4, 2)
    await release('block', 'mfe-x', 'x2', '--reason', 'leaks')
    expect((await listed()).map(({ id }) => id)).toEqual([first])
    expect((await listed('--all')).map(({ state }) => state)).toEqual(['gone', 'holds'])
  })

  test('REL-7 of a key that was taken away do not hold, and are not told as if they did', async () => {
    const ana = await made('mfe-x', 'x1', '--for', 'Ana')
    const keys = at.env.RELEASE_KEYS ?? join(at.folder, 'keys')
    const [old = ''] = await readdir(join(keys, 'trusted'))
    await rm(join(keys, 'signing.pem'))
    await release('renew', '--new-key')
    await rm(join(keys, 'trusted', old))
    await release('renew')
    const liu = await made('mfe-x', 'x1', '--for', 'Liu')
    expect((await listed()).map(({ id }) => id)).toEqual([liu])
    expect((await listed('--all')).map(({ id, state }) => [id, state])).toEqual([
      [liu, 'holds'],
      [ana, 'key gone'],
    ])
  })

  test('REL-7 a name that no link was made for is said, and nothing is taken back', async () => {
    await made('mfe-x', 'x1', '--for', 'Ana')
    const { out } = await run(['revoke', '--for', 'Anna'], at.env)
    expect(out).toContain('no link that holds was made for "Anna"')
    expect(await listed()).toHaveLength(1)
  })

  test('REL-7 are taken back once and for all, by a beginning of their name, and the log says so', async () => {
    const ana = await made('mfe-x', 'x1', '--for', 'Ana')
    const liu = await made('mfe-x', 'x1', '--for', 'Liu')
    const { serial } = (await release('status')).data
    const dry = await release('revoke', ana, '--dry-run')
    expect(dry.data).toMatchObject({ ok: true, changed: true })
    const done = await release('revoke', ana.slice(0, 8), '--reason', 'the laptop is lost')
    expect(done.data).toMatchObject({ ids: [ana], changed: true, serial: Number(serial) + 1 })
    expect((await listed()).map(({ id }) => id)).toEqual([liu])
    expect((await listed('--all')).map(({ id, state }) => [id, state])).toEqual([
      [liu, 'holds'],
      [ana, 'revoked'],
    ])
    expect((await release('revoke', ana)).data).toMatchObject({ changed: false, serial: Number(serial) + 1 })
    const { data } = await release('log', '--name', 'mfe-x', '--verb', 'revoke')
    expect(data.acts).toMatchObject([{ why: 'the laptop is lost', release: 'x1', pass: ana, lost: false }])
    // What else is written keeps it.
    await release('freeze', 'all', '--reason', 'sale')
    expect((await release('revoke', liu)).code).toBe(0)
    expect(await listed()).toEqual([])
  })

  test('REL-7 say how many browsers may open them, twenty at most', async () => {
    await made('mfe-x', 'x1', '--for', 'pull request 12', '--browsers', '3')
    expect(await listed()).toMatchObject([{ for: 'pull request 12', browsers: 3 }])
    expect((await run(['previews'], at.env)).out).toContain('for pull request 12 in 3 browsers until')
    for (const wrong of ['0', '21', 'all'])
      expect((await release('preview', 'mfe-x', 'x1', '--for', 'Ana', '--browsers', wrong)).code).toBe(2)
  })

  test('REL-7 a replay is one of them; a name that fits none, or several, is refused', async () => {
    await release('why', '4', '--reason', 'a complaint')
    const [replay] = await listed()
    expect(replay).toMatchObject({ for: 'test', replayOf: 4, releases: [], why: 'a complaint' })
    expect((await release('revoke', String(replay?.id))).data).toMatchObject({ changed: true })
    for (const text of ['none-of-them', String(replay?.id).slice(0, 3)])
      expect((await release('revoke', text)).data).toMatchObject({
        outcome: 'refused',
        message: `there is no preview "${text}"`,
      })
  })

  test.each(['nonsense', '//elsewhere.example', '/\\elsewhere.example'])(
    'REL-7 a page is seen again in the shop alone: %s is refused',
    async path => {
      const { code, data } = await release('why', '4', '--path', path)
      expect([code, data.message]).toEqual([2, '--path must be an address of the shop, e.g. /store'])
      expect(await listed()).toEqual([])
    },
  )

  test('REL-7 of a time at which no host was live there is no page to tell of, nor to see again', async () => {
    // What the first publication wrote: nobody got it yet.
    const { code, data } = await release('why', '1')
    expect([code, data.outcome, data.message]).toEqual([4, 'refused', 'no host-shell is live in document 1'])
    expect(await listed()).toEqual([])
  })

  test('REL-7 a link to look into pages replaces no release, is listed, and taken back', async () => {
    const { data, code } = await release('inspect', '--for', 'Ana', '--path', '/store?sort=price')
    expect(code).toBe(0)
    const link = new URL(String(data.link))
    expect([link.pathname, link.searchParams.get('sort')]).toEqual(['/store', 'price'])
    expect(link.searchParams.has('composition')).toBe(true)
    const [given, ...more] = await listed()
    expect(given).toMatchObject({ id: data.id, for: 'Ana', releases: [], replayOf: null, state: 'holds' })
    expect(more).toEqual([])
    expect((await release('revoke', String(data.id))).data).toMatchObject({ changed: true })
    expect(await listed()).toEqual([])
    for (const wrong of [[], ['mfe-x', '--for', 'Ana'], ['--for', 'Ana', '--path', '//evil.test']])
      expect((await release('inspect', ...wrong)).code).toBe(2)
  })

  test('REL-7 REL-12 show beside each other what fits only together, and nothing that does not fit', async () => {
    const host = await built('host-shell', 'h2', { provides: '2.0.0' })
    await publish(host, await built('mfe-x', 'x2', { requires: '^2.0.0' }))
    for (const alone of [
      ['host-shell', 'h2'],
      ['mfe-x', 'x2'],
      ['host-shell@h2', 'mfe-x@x1'],
    ])
      expect((await release('preview', ...alone, '--for', 'Ana')).code).toBe(4)
    const { data, code } = await release('preview', 'host-shell@h2', 'mfe-x@x2', '--for', 'Ana')
    expect([code, data.name, data.release]).toEqual([0, 'host-shell', 'h2'])
    for (const wrong of [['mfe-x'], ['mfe-x@x1', 'mfe-x@x2'], ['mfe-x@'], ['mfe-x@x1', 'x2']])
      expect((await release('preview', ...wrong, '--for', 'Ana')).code).toBe(2)
  })
})

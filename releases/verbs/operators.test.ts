import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operatorProcess, operatorWith } from '../fixtures/operator.ts'
import { builtRelease } from '../fixtures/release.ts'
import { STORE_KINDS, STORES, type TestStore } from '../fixtures/stores.ts'

describe.each(STORE_KINDS)('operators in processes of their own, on a %s store', kind => {
  let at: TestStore
  let release: ReturnType<typeof operatorWith>
  beforeEach(async () => {
    at = await STORES[kind]()
    release = operatorWith(at.env)
  })
  afterEach(() => at.close())

  const published = async (...ids: string[]) => {
    for (const id of ids) {
      const dist = await builtRelease(at.folder, 'host-shell', id)
      expect((await release('publish', dist)).err).toBe('')
    }
  }

  test('REL-2 two at once: each serial is won by one, the others are told with code 3', async () => {
    await published('h1', 'h2', 'h3', 'h4')
    const ids = ['h1', 'h2', 'h3', 'h4']
    const ended = await Promise.all(ids.map(id => operatorProcess(at.env, 'promote', 'host-shell', id).ended))
    const wins = ended.filter(({ code }) => code === 0).length
    expect(ended.every(({ code }) => code === 0 || code === 3)).toBe(true)
    expect(wins).toBeGreaterThan(0)
    for (const { code, out } of ended) {
      if (code === 3) expect(JSON.parse(out)).toMatchObject({ ok: false, outcome: 'conflict' })
    }
    expect((await release('status')).data.serial).toBe(4 + wins)
    const { data } = await release('log', '--verb', 'promote')
    expect((data.acts as { lost: boolean }[]).filter(({ lost }) => !lost)).toHaveLength(wins)
  })

  test('REL-1 teams publishing at once all get in', async () => {
    await published('h1')
    await release('promote', 'host-shell', 'h1')
    const names = ['mfe-catalog', 'mfe-checkout', 'mfe-account']
    const dists = await Promise.all(names.map(name => builtRelease(at.folder, name, 'r1')))
    const ended = await Promise.all(dists.map(dist => operatorProcess(at.env, 'publish', dist).ended))
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
    expect((await release('status')).data.serial).toBe(5)
  })
})

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operatorWith } from '../fixtures/operator.ts'
import { builtRelease } from '../fixtures/release.ts'
import { STORE_KINDS, STORES, type TestStore } from '../fixtures/stores.ts'
import { run } from '../run.ts'

describe.each(STORE_KINDS)('on a %s store', kind => {
  let at: TestStore
  let release: ReturnType<typeof operatorWith>
  beforeEach(async () => {
    at = await STORES[kind]()
    release = operatorWith(at.env)
    await release('publish', await builtRelease(at.folder, 'host-shell', 'h1'))
    await release('promote', 'host-shell', 'h1', '--reason', 'first')
  })
  afterEach(() => at.close())

  test('REL-1 diff tells files with sizes, contract, paths, slots, shared modules and source revisions', async () => {
    const shared = { react: '19.3.0', nanostores: '1.2.0' }
    await release('publish', await builtRelease(at.folder, 'host-shell', 'h2', {}, { shared }))
    await release('promote', 'host-shell', 'h2')
    const made = async (id: string, files: Record<string, string>, more: object) =>
      expect(
        (await release('publish', await builtRelease(at.folder, 'mfe-catalog', id, files, more))).err,
      ).toBe('')
    await made(
      'aaaa1',
      { 'web/list.0123456789ab.js': '12345' },
      {
        paths: { '/': 'home', '/old': 'old' },
        shared: { react: '^19.0.0', nanostores: '^1.0.0' },
      },
    )
    await made(
      'cccc1',
      { 'web/list.ba9876543210.js': '1234567890', 'web/new.js': '1' },
      {
        requires: '^1.0.0 || ^2.0.0',
        paths: { '/': 'home', '/new': 'new' },
        slots: { 'mini-cart': 'cart' },
        shared: { react: '^19.3.0' },
        git: { revision: 'def', dirty: true },
      },
    )
    const { data, err } = await release('diff', 'mfe-catalog', 'aaaa', 'cccc')
    expect(err).toBe('')
    expect(data).toMatchObject({
      from: 'aaaa1',
      to: 'cccc1',
      git: { range: 'abc..def' },
      contract: { changed: ['requires ^1.0.0 → ^1.0.0 || ^2.0.0'] },
      paths: { added: ['/new'], removed: ['/old'] },
      slots: { added: ['mini-cart'] },
      shared: { removed: ['nanostores'], changed: ['react ^19.0.0 → ^19.3.0'] },
      files: [
        { path: 'web/list.ba9876543210.js', before: 5, after: 10 },
        { path: 'web/new.js', before: null, after: 1 },
      ],
      bytes: 6,
    })
    expect((await release('diff', 'mfe-catalog', 'aaaa', 'none')).code).toBe(4)
    expect((await release('diff', 'mfe-catalog', 'aaaa')).code).toBe(2)
  })

  test('REL-2 log tells who did what and why, newest first, by channel, verb, actor and time', async () => {
    await release('publish', await builtRelease(at.folder, 'mfe-catalog', 'c1'))
    await release('preview', 'mfe-catalog', 'c1', '--for', 'Ana')
    await operatorWith({ ...at.env, RELEASE_ACTOR: 'night' })(
      'promote',
      'mfe-catalog',
      'c1',
      '--reason',
      'ready',
    )
    const acts = async (...argv: string[]) =>
      ((await release('log', ...argv)).data.acts as { verb: string; who: string; why: string }[]).map(
        a => a.verb,
      )
    expect(await acts()).toEqual(['promote', 'preview', 'publish', 'promote', 'publish'])
    expect(await acts('--name', 'mfe-catalog')).toEqual(['promote', 'preview', 'publish'])
    expect(await acts('--who', 'night')).toEqual(['promote'])
    expect(await acts('--verb', 'publish', '--limit', '1')).toEqual(['publish'])
    expect(await acts('--since', '1h')).toHaveLength(5)
    expect(await acts('--since', '2999-01-01')).toEqual([])
    expect((await release('log', '--limit', '1')).data.acts).toMatchObject([
      { who: 'night', why: 'ready', name: 'mfe-catalog', release: 'c1', serial: 4, lost: false },
    ])
    expect((await release('log', '--since', 'yesterday')).code).toBe(2)
  })

  test('REL-2 a name that no act has is told with those that there are: it was mistyped', async () => {
    const { code, out } = await run(['log', '--name', 'mfe-katalog', '--verb', 'publish'], at.env)
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^nothing found\nno act has --name mfe-katalog; there are: host-shell\s*$/),
    ])
    expect((await run(['log', '--verb', 'publish', '--since', '2999-01-01'], at.env)).out.trim()).toBe(
      'nothing found',
    )
  })

  test('REL-2 what is told to people names the same as what is told to programs', async () => {
    for (const argv of [
      ['status'],
      ['log'],
      ['why', '2'],
      ['check', 'host-shell', 'h1'],
      ['gc', '--dry-run'],
    ]) {
      const { code, out, err } = await run(argv, at.env)
      expect([code, err, out.length > 0], argv[0] as string).toEqual([0, '', true])
    }
    expect((await run(['log'], at.env)).out).toMatch(/promote host-shell h1 {2}by test: first/)
  })
})

test('REL-1 a release that lost its files is whole again after it is published again', async () => {
  const at = await STORES.folder()
  try {
    const release = operatorWith(at.env)
    const dist = await builtRelease(at.folder, 'host-shell', 'h1')
    await release('publish', dist)
    await rm(join(at.location, 'files/host-shell/h1/web'), { recursive: true })
    expect((await release('publish', dist)).data).toMatchObject({ changed: false, written: 2 })
  } finally {
    await at.close()
  }
})

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changeDocument, openWorkspace, readDocument, readSettings } from 'releases/document'
import { operator, operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease, temporaryFolder } from 'releases/fixtures/release.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishAll } from './publish.ts'

const DAY_MS = 86_400_000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
let words: string[]
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  words = []
  await start('h1', 'x1')
  await start('h1', 'x2')
})
afterEach(() => folder.remove())

/** The shop is started with these releases built. */
async function start(
  host: string,
  x: string,
  {
    more = {},
    ...options
  }: {
    built?: string[]
    edited?: string[]
    more?: Record<string, Partial<ReleaseManifest>>
    now?(): Date
  } = {},
) {
  for (const [name, id] of [
    ['host-shell', host],
    ['mfe-x', x],
  ] as const) {
    const dist = join(folder.path, 'root', name, 'dist')
    await rm(dist, { recursive: true, force: true })
    await mkdir(dirname(dist), { recursive: true })
    await rename(await builtRelease(folder.path, name, id, {}, more[name] ?? {}), dist)
  }
  await publishAll({
    ...options,
    env: operatorEnv(folder.path),
    root: join(folder.path, 'root'),
    names: ['host-shell', 'mfe-x'],
    say: text => void words.push(text),
  })
}
const document = () => readDocument(openWorkspace(readSettings(operatorEnv(folder.path))))
const channel = async () => (await document()).remotes['mfe-x']
/** What gc leaves of a release that was not live for long. */
const forgetX2 = async () => {
  await changeDocument(openWorkspace(readSettings(operatorEnv(folder.path))), {
    verb: 'gc',
    why: 'old',
    edit({ remotes }) {
      const x = remotes['mfe-x']
      const { x2: _gone, ...releases } = x?.releases ?? {}
      return x ? { ...remotes, 'mfe-x': { ...x, releases } } : null
    },
  })
}
const live = async () => (await channel())?.active.map(active => active.release)
const act = async (...argv: string[]) => {
  const { code, err } = await release(...argv)
  expect([code, err]).toEqual([0, ''])
}

describe('REL-2 a start', () => {
  test('puts live what is new, and what was built from changed sources', async () => {
    expect(await live()).toEqual(['x2'])
    await start('h1', 'x1')
    expect(await live()).toEqual(['x2'])
    await start('h1', 'x1', { built: ['mfe-x'] })
    expect(await live()).toEqual(['x1'])
    expect(words).toEqual([])
  })

  test.each([
    ['nothing else happened', async () => {}],
    ['old releases were removed', forgetX2],
  ])('never puts live again what an operator rolled back, though %s', async (_name, meanwhile) => {
    await act('rollback', 'mfe-x', '--reason', 'totals wrong')
    await meanwhile()
    for (const id of ['x2', 'x3']) {
      for (const built of [[], ['mfe-x']]) {
        await start('h1', id, { built })
        expect(await live()).toEqual(['x1'])
        expect(words.at(-1)).toMatch(new RegExp(`^mfe-x ${id} does not go live: .*rollback: totals wrong`))
      }
    }
    await act('promote', 'mfe-x', 'x3')
    await start('h1', 'x4')
    expect(await live()).toEqual(['x4'])
  })

  test('REL-11 never ends a rollout that an operator began', async () => {
    await start('h1', 'x1')
    await act('promote', 'mfe-x', 'x1', '--percent', '5')
    await start('h1', 'x3', { built: ['mfe-x'] })
    expect((await channel())?.active.map(({ weight }) => weight)).toEqual([95, 5])
    expect(words.at(-1)).toMatch(/^mfe-x x3 does not go live: x1 is being rolled out, to 5 %/)
  })

  test('of who edits it here shows what was edited all the same', async () => {
    await act('rollback', 'mfe-x', '--reason', 'totals wrong')
    await start('h1', 'x3', { built: ['mfe-x'], edited: ['mfe-x'] })
    expect(await live()).toEqual(['x3'])
  })

  test.each([
    ['a frozen channel', ['freeze', 'mfe-x', '--reason', 'sale'], 'x3', ['x2'], 'it is frozen'],
    ['everything frozen', ['freeze', 'all', '--reason', 'sale'], 'x3', ['x2'], 'everything is frozen'],
    ['a blocked release', ['block', 'mfe-x', 'x2', '--reason', 'leaks'], 'x2', ['x1'], 'x2 is blocked'],
  ])('is not held up by %s', async (_name, argv, id, expected, because) => {
    await act(...argv)
    for (const built of [[], ['mfe-x']]) await start('h1', id, { built })
    expect(await live()).toEqual(expected)
    expect(words.at(-1)).toBe(`mfe-x stays as it is: ${because}`)
  })

  test('REL-11 is not held up by a release that lacks a page of the one before, and says at each start that it serves nobody', async () => {
    const lacking = { 'mfe-x': { paths: { '/b': 'b' } } }
    await start('h1', 'x3', { built: ['mfe-x'], more: { 'mfe-x': { paths: { '/a': 'a' } } } })
    await start('h1', 'x4', { built: ['mfe-x'], more: lacking })
    expect(words).toEqual([
      'mfe-x x4 does not go live: mfe-x x4 does not fit what is live\n  - path /a of mfe-x x3 would be gone; --allow-gone if that is meant\n  - `npm run release -- promote mfe-x x4` tries it again',
    ])
    await start('h1', 'x4', { more: lacking })
    expect(words.at(-1)).toBe('mfe-x x4 serves nobody: `npm run release -- promote mfe-x x4` puts it live')
    expect(await live()).toEqual(['x3'])
    // Who edits it here has taken the page out.
    await start('h1', 'x4', { built: ['mfe-x'], edited: ['mfe-x'], more: lacking })
    expect(await live()).toEqual(['x4'])
  })

  test('REL-12 puts live together what fits only together', async () => {
    const react = (version: string) => ({
      more: { 'host-shell': { shared: { react: version } }, 'mfe-x': { shared: { react: `^${version}` } } },
    })
    await start('h2', 'x3', react('19.0.0'))
    await start('h3', 'x4', react('20.0.0'))
    expect([await live(), words]).toEqual([['x4'], []])
  })

  test('REL-6 M6 renews the document when it is due, so that a shop left alone for weeks comes up', async () => {
    const { serial } = await document()
    await start('h1', 'x2', { now: () => new Date(Date.now() + 19 * DAY_MS) })
    expect((await document()).serial).toBe(serial)
    await start('h1', 'x2', { now: () => new Date(Date.now() + 40 * DAY_MS) })
    const { expires } = await document()
    expect((Date.parse(expires) - Date.now()) / DAY_MS).toBeCloseTo(70, 1)
  })

  test('is not held up by a remote that was taken down, and unblock with promote brings it back', async () => {
    await act('block', 'mfe-x', 'x1', '--reason', 'leaks')
    await act('block', 'mfe-x', 'x2', '--reason', 'leaks', '--take-down')
    await start('h1', 'x2')
    expect(await live()).toEqual([])
    await act('unblock', 'mfe-x', 'x2', '--reason', 'it was the backend')
    expect((await channel())?.blocked).toEqual(['x1'])
    await start('h1', 'x2')
    expect(await live()).toEqual([])
    await act('promote', 'mfe-x', 'x2')
    expect(await live()).toEqual(['x2'])
  })

  test('REL-11 does not bring back what a rollout took back by itself, nor what was built of it since', async () => {
    const policy = join(folder.path, 'policy.json')
    const steps = [{ percent: 5, minutes: 1 }]
    await writeFile(policy, JSON.stringify({ default: { steps, bakeMinutes: 9 } }))
    await release('publish', await builtRelease(folder.path, 'mfe-x', 'x3'))
    await release('rollout', 'mfe-x', 'x3', '--policy', policy)
    await changeDocument(openWorkspace(readSettings(operatorEnv(folder.path))), {
      verb: 'quarantine',
      why: 'it fails',
      edit({ remotes }) {
        const x = remotes['mfe-x']
        return x ? { ...remotes, 'mfe-x': { ...x, quarantined: ['x3'] } } : null
      },
    })
    await release('rollout', '--advance')
    expect(await live()).toEqual(['x2'])
    await start('h1', 'x3', { built: ['mfe-x'] })
    await start('h1', 'x4', { built: ['mfe-x'] })
    expect(await live()).toEqual(['x2'])
  })

  test('REL-11 does not bring back a remote that was retired, nor what was built of it since', async () => {
    await act('retire', 'mfe-x', '--reason', 'no more stories')
    await start('h1', 'x2')
    await start('h1', 'x3', { built: ['mfe-x'] })
    expect(await live()).toEqual([])
    await act('promote', 'mfe-x', 'x3')
    expect(await live()).toEqual(['x3'])
  })
})

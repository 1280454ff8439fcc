import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operator, operatorEnv } from '../../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../../fixtures/release.ts'
import { run } from '../../run.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
const built = (name: string, id: string, react: string, more = {}) =>
  builtRelease(folder.path, name, id, { 'web/entry.js': id }, { shared: { react }, ...more })
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  for (const [name, id, react] of [
    ['host-shell', 'h1', '19.3.0'],
    ['mfe-x', 'x1', '^19.0.0'],
    ['mfe-y', 'y1', '^19.0.0'],
  ] as const) {
    await release('publish', await built(name, id, react))
    await release('promote', name, id)
  }
})
afterEach(() => folder.remove())

const live = async () => {
  const { remotes } = (await release('status')).data as {
    remotes: Record<string, { active: { release: string }[]; lastGood: string[] }>
  }
  return Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active[0]?.release]))
}
const OLD = { 'host-shell': 'h1', 'mfe-x': 'x1', 'mfe-y': 'y1' }
const NEW = { 'host-shell': 'h2', 'mfe-x': 'x2', 'mfe-y': 'y2' }
const dists = async () => [
  await built('host-shell', 'h2', '20.0.0'),
  await built('mfe-x', 'x2', '^20.0.0'),
  await built('mfe-y', 'y2', '^20.0.0'),
]
const together = ['host-shell@h2', 'mfe-x@x2', 'mfe-y@y2']

test('REL-11 a serial whose key was taken away is refused with code 5 and another way back', async () => {
  const keys = join(folder.path, 'keys')
  const [old = ''] = await readdir(join(keys, 'trusted'))
  await rm(join(keys, 'signing.pem'))
  await release('renew', '--new-key')
  await rm(join(keys, 'trusted', old))
  const { code, err } = await release('rollback', '--to-serial', '4', '--dry-run')
  expect(code).toBe(5)
  expect(err).toContain('rollback <name> --to <release>')
})

test('REL-12 what one remote gives up and another takes over moves in one write, and is not gone', async () => {
  const slots = { 'search-box': 'box' }
  const moved = { paths: { '/a/:id': 'a' }, samples: { '/a/:id': '/a/1' }, slots }
  await release(
    'publish',
    await built('mfe-x', 'x2', '^19.0.0', { ...moved, paths: { ...moved.paths, '/b': 'b' } }),
  )
  await release('promote', 'mfe-x', 'x2')
  const without = await built('mfe-x', 'x3', '^19.0.0')
  const taken = await built('mfe-y', 'y3', '^19.0.0', { ...moved, paths: { '/a/:name': 'a' }, samples: {} })
  expect((await release('publish', without, taken)).code).toBe(0)
  expect((await release('promote', 'mfe-x', 'x3')).data.reasons).toHaveLength(3)
  expect((await release('promote', 'mfe-x@x3', 'mfe-y@y3')).data.reasons).toEqual([
    'path /b of mfe-x x2 would be gone; --allow-gone if that is meant',
  ])
  const { code } = await release('promote', 'mfe-x@x3', 'mfe-y@y3', '--allow-gone')
  expect([code, await live()]).toEqual([0, { 'host-shell': 'h1', 'mfe-x': 'x3', 'mfe-y': 'y3' }])
})

describe('REL-12 a major of what is shared', () => {
  test('REL-12 goes live in one write where each alone is refused, and back as a whole in one', async () => {
    const [host = '', x = '', y = ''] = await dists()
    for (const dist of [host, x]) expect((await release('publish', dist)).code).toBe(4)
    const published = await release('publish', host, x, y)
    expect([published.err, published.data.changed]).toEqual(['', true])
    for (const [name, id] of Object.entries(NEW)) expect((await release('promote', name, id)).code).toBe(4)
    expect(await live()).toEqual(OLD)

    const before = (await release('status')).data.serial
    const { code, data } = await release('promote', ...together, '--reason', 'React 20')
    expect([code, data.before, data.serial]).toEqual([0, before, Number(before) + 1])
    expect(await live()).toEqual(NEW)
    expect((await release('promote', ...together)).data).toMatchObject({ changed: false })
    for (const name of Object.keys(OLD)) {
      const { acts } = (await release('log', '--name', name, '--verb', 'promote')).data as { acts: object[] }
      expect(acts[0]).toMatchObject({ why: 'React 20', release: NEW[name as keyof typeof NEW] })
    }
    // One alone would leave the others without what they need.
    expect((await release('rollback', 'host-shell')).code).toBe(4)

    const dry = await release('rollback', '--to-serial', String(before), '--dry-run')
    expect(dry.data).toMatchObject({
      changed: true,
      releases: Object.entries(OLD).map(([name, id]) => ({ name, release: id })),
    })
    const back = await release('rollback', '--to-serial', String(before), '--reason', 'totals wrong')
    expect([back.code, back.data.serial]).toEqual([0, Number(before) + 2])
    expect(await live()).toEqual(OLD)
    expect((await release('rollback', '--to-serial', String(before))).data).toMatchObject({ changed: false })
  })

  test('REL-12 is refused with every reason while one part is missing, and nothing moves', async () => {
    await release('publish', ...(await dists()))
    const { code, data } = await release('promote', 'host-shell@h2', 'mfe-x@x2')
    expect([code, data.reasons]).toEqual([
      4,
      [
        'live mfe-y y1 requires react ^19.0.0; host-shell h2 provides react 20.0.0',
        expect.stringContaining('give both to one command'),
      ],
    ])
    expect(await live()).toEqual(OLD)
    const lone = await release(
      'publish',
      await built('host-shell', 'h3', '20.0.0'),
      await built('mfe-x', 'x3', '^20.0.0'),
    )
    expect(lone.code).toBe(4)
  })

  test('REL-12 what went live since, where nothing was before, is told and left; alone it is no success', async () => {
    const { serial } = (await release('status')).data
    await release('publish', await built('mfe-z', 'z1', '^19.0.0'))
    await release('promote', 'mfe-z', 'z1')
    const alone = await release('rollback', '--to-serial', String(serial))
    expect([alone.code, alone.data.message]).toEqual([4, 'nothing was rolled back'])
    expect(alone.err).toContain('`block mfe-z z1 --take-down --reason "…"` takes it off')
    await release('publish', await built('mfe-x', 'x3', '^19.0.0'))
    await release('promote', 'mfe-x', 'x3')
    const both = await release('rollback', '--to-serial', String(serial))
    expect(both.code).toBe(0)
    expect(both.data.left).toEqual([expect.stringContaining('mfe-z served nobody at serial')])
    expect(await live()).toEqual({ ...OLD, 'mfe-z': 'z1' })
  })

  test('REL-12 a rollout that was under way then, and is, is as it was; one that ended does not come back, and no way is told as if it did', async () => {
    await release('publish', await built('mfe-x', 'x2', '^19.0.0'))
    await release('promote', 'mfe-x', 'x2', '--percent', '5')
    const { serial } = (await release('status')).data
    expect((await release('rollback', '--to-serial', String(serial))).data).toMatchObject({ changed: false })
    const { code, out } = await run(
      ['rollback', '--to-serial', String(Number(serial) - 1)],
      operatorEnv(folder.path),
    )
    expect(code).toBe(0)
    expect(out).toContain('mfe-x x1 serves everyone')
    expect(out).not.toContain('back as a whole')
  })

  test('REL-12 a part that was blocked meanwhile holds up the way back, and says so', async () => {
    await release('publish', ...(await dists()))
    const { serial } = (await release('status')).data
    await release('promote', ...together)
    await release('block', 'mfe-x', 'x1', '--reason', 'leaks')
    const { code, data } = await release('rollback', '--to-serial', String(serial))
    expect([code, data.message]).toEqual([4, 'mfe-x x1 is blocked'])
    expect(await live()).toEqual(NEW)
  })

  test.each([
    [['promote', 'host-shell@h1', 'mfe-x'], 2],
    [['promote', 'mfe-x@x1', 'mfe-x@x1'], 2],
    [['promote', 'mfe-x@x1', '--percent', '5'], 2],
    [['promote', 'mfe-x'], 2],
    [['rollback'], 2],
    [['rollback', '--to-serial', '99'], 4],
    [['rollback', 'mfe-x', '--to-serial', '2', '--to', 'x1'], 2],
  ] as const)('%j ends with %i', async (argv, code) => {
    expect((await release(...argv)).code).toBe(code)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  for (const [name, id] of [
    ['host-shell', 'h1'],
    ['mfe-stories', 's1'],
    ['mfe-stories', 's2'],
    ['mfe-stories', 's3'],
  ] as const) {
    await release('publish', await builtRelease(folder.path, name, id))
    await release('promote', name, id)
  }
})
afterEach(() => folder.remove())

const channel = async () => {
  const { data } = await release('status')
  const remotes = data.remotes as Record<string, { active: { release: string }[]; lastGood: string[] }>
  return remotes['mfe-stories']
}

test('REL-12 a remote that is retired serves nobody, and no earlier release of it stands in; promoting brings it back', async () => {
  expect((await channel())?.lastGood).toEqual(['s2', 's1'])
  const { code, data } = await release('retire', 'mfe-stories', '--reason', 'no more stories')
  expect([code, data.changed]).toEqual([0, true])
  expect(data.radius).toMatchObject({ visitorsPercent: 100 })
  expect(await channel()).toMatchObject({ active: [], lastGood: [], blocked: [] })
  expect((await release('retire', 'mfe-stories', '--reason', 'no more stories')).data.changed).toBe(false)
  const back = await release('rollback', 'mfe-stories')
  expect([back.code, back.data.message]).toEqual([
    4,
    'mfe-stories serves nobody, and nothing stands in for it',
  ])
  expect((await release('promote', 'mfe-stories', 's2')).code).toBe(0)
  expect((await channel())?.active).toMatchObject([{ release: 's2' }])
  await release('retire', 'mfe-stories', '--reason', 'again')
  const { out } = await run(
    ['rollback', 'mfe-stories', '--to', 's1', '--reason', 'asked for'],
    operatorEnv(folder.path),
  )
  expect(out).toContain('mfe-stories is back to s1 (was nothing)')
})

test('REL-12 and one of a rollout goes with both its releases', async () => {
  await release('rollback', 'mfe-stories')
  await release('promote', 'mfe-stories', 's3', '--percent', '5')
  await release('retire', 'mfe-stories', '--reason', 'no more stories')
  expect(await channel()).toMatchObject({ active: [], lastGood: [] })
})

test('REL-8 the host is never retired, a frozen remote only where that is meant, and nothing without a reason', async () => {
  const host = await release('retire', 'host-shell', '--reason', 'why not')
  expect([host.code, host.data.message]).toEqual([4, 'without host-shell there is no page at all'])
  expect((await release('retire', 'mfe-stories')).code).toBe(2)
  await release('freeze', 'mfe-stories', '--reason', 'sale')
  const words = ['retire', 'mfe-stories', '--reason', 'leaks'] as const
  expect((await release(...words)).code).toBe(4)
  expect((await channel())?.active).toMatchObject([{ release: 's3' }])
  expect((await release(...words, '--even-frozen')).code).toBe(0)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  for (const [name, id] of [
    ['host-shell', 'h1'],
    ['mfe-catalog', 'c1'],
    ['mfe-catalog', 'c2'],
    ['mfe-catalog', 'c3'],
  ] as const) {
    await release('publish', await builtRelease(folder.path, name, id))
    await release('promote', name, id)
  }
})
afterEach(() => folder.remove())

const active = async () => {
  const { data } = await release('status')
  const { 'mfe-catalog': channel } = data.remotes as Record<string, { active: { release: string }[] }>
  return channel?.active.map(one => one.release)
}

test('REL-2 rolling back is one command, and again goes deeper', async () => {
  expect((await release('rollback', 'mfe-catalog', '--reason', 'broken')).data).toMatchObject({
    from: ['c3'],
    to: 'c2',
  })
  expect((await release('rollback', 'mfe-catalog', '--from', 'c2')).data).toMatchObject({
    from: ['c2'],
    to: 'c1',
  })
  const last = await release('rollback', 'mfe-catalog', '--from', 'c1')
  expect([last.code, last.data.message]).toEqual([4, 'mfe-catalog has no earlier release to go back to'])
  expect(await active()).toEqual(['c1'])
  // As it is said, it can be run.
  const [, said = ''] = /until then `([^`]+)` has its paths not found/.exec(last.err) ?? []
  expect(said).toBe('block mfe-catalog c1 --take-down --reason "…"')
  expect((await release(...said.replaceAll('"', '').split(' '))).data).toMatchObject({ changed: true })
  const blocked = await release('promote', 'mfe-catalog', 'c1')
  expect(blocked.data.reasons).toEqual(['`unblock mfe-catalog c1 --reason "…"` lets it be promoted again'])
})

test('REL-2 two operators who roll the same back go one deep: the second is told who did it', async () => {
  expect((await release('rollback', 'mfe-catalog', '--from', 'c3')).data).toMatchObject({
    to: 'c2',
    changed: true,
  })
  expect((await release('rollback', 'mfe-catalog')).data).toMatchObject({
    to: 'c2',
    changed: false,
    by: 'test',
  })
  expect((await release('rollback', 'mfe-catalog', '--from', 'c3')).data).toMatchObject({
    to: 'c2',
    changed: false,
    by: 'test',
  })
  expect((await release('rollback', 'mfe-catalog', '--from', 'c9')).code).toBe(4)
  expect(await active()).toEqual(['c2'])
  // What was done to the line since makes a rollback a new one.
  await release('promote', 'mfe-catalog', 'c3')
  expect((await release('rollback', 'mfe-catalog')).data).toMatchObject({ to: 'c2', changed: true })
})

test('REL-2 who names another release than the bad one hears that nothing was rolled back, and what is live', async () => {
  const typo = await release('rollback', 'mfe-catalog', '--from', 'c2')
  expect([typo.code, typo.data.message, typo.data.reasons]).toEqual([
    4,
    'mfe-catalog c2 is not live, and nothing was rolled back',
    ['live: c3 (100 %)'],
  ])
  // Nor was it the last rollback that took this one out of service.
  await release('rollback', 'mfe-catalog', '--from', 'c3')
  expect((await release('rollback', 'mfe-catalog', '--from', 'c1')).code).toBe(4)
  expect(await active()).toEqual(['c2'])
})

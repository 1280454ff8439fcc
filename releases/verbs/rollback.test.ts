import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { quarantined } from '../channels/quarantine.ts'
import { stopped } from '../channels/stop.ts'
import { changeDocument } from '../document/change.ts'
import { openWorkspace } from '../document/read.ts'
import { operator, operatorEnv, operatorWith } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'
import { readSettings } from '../settings.ts'
import { promote } from './promote.ts'

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
afterEach(() => {
  vi.useRealTimers()
  return folder.remove()
})

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

describe('REL-11 who rolls back what another took back, by a clock that', () => {
  const as = (who: string) => operatorWith({ ...operatorEnv(folder.path), RELEASE_ACTOR: who })
  const later = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  const taken = ['mfe-catalog', '--reason', 'prices missing']

  test.each([
    [4, 'is minutes ahead of the other’s', /^already done by Ana \d+ s ago: /],
    [
      -4,
      'is minutes behind the other’s',
      /^already done by Ana at .*Z, by a clock that is ahead of this one: /,
    ],
    [
      -180,
      'is hours behind the other’s',
      /^already done by Ana at .*Z, by a clock that is ahead of this one: /,
    ],
  ])('%s min: %s, goes no deeper', async (minutes, _name, says) => {
    await as('Ana')('rollback', ...taken)
    later(minutes)
    const { out } = await run(['rollback', ...taken], { ...operatorEnv(folder.path), RELEASE_ACTOR: 'Ben' })
    expect(out).toMatch(says)
    expect(out).toMatch(/to go one deeper: rollback mfe-catalog --from c2$/)
    expect(await active()).toEqual(['c2'])
  })

  test('is one’s own goes deeper after a minute, and by another’s after six', async () => {
    await as('Ana')('rollback', ...taken)
    later(2)
    expect((await as('Ana')('rollback', ...taken)).data).toMatchObject({ changed: true, to: 'c1' })
    for (const id of ['c2', 'c3']) await as('Ana')('promote', 'mfe-catalog', id)
    await as('Ana')('rollback', ...taken)
    later(7)
    expect((await as('Ben')('rollback', ...taken)).data).toMatchObject({ changed: true, to: 'c1' })
  })
})

describe('REL-11 who puts live again what another took back a moment ago', () => {
  const as = (who: string) => operatorWith({ ...operatorEnv(folder.path), RELEASE_ACTOR: who })
  beforeEach(() => as('Ana')('rollback', 'mfe-catalog', '--reason', 'prices missing'))

  test.each([
    [['promote', 'mfe-catalog', 'c3']],
    [['promote', 'mfe-catalog', 'c3', '--percent', '25', '--replace']],
    [['promote', 'mfe-catalog@c3']],
    [['rollout', 'mfe-catalog', 'c3']],
  ])('by %s is told so, and nothing is changed, until they say that they mean it', async argv => {
    const { code, data } = await as('Ben')(...argv)
    expect([code, data.message]).toEqual([3, 'mfe-catalog c3 has just been taken back; nothing was written'])
    expect(data.reasons).toEqual([
      expect.stringMatching(/^Ana took it back \d+ s ago: prices missing$/),
      '`--even-taken-back` gives it to visitors all the same',
    ])
    expect(await active()).toEqual(['c2'])
    expect((await as('Ben')(...argv, '--even-taken-back')).code).toBe(0)
    expect(await active()).toContain('c3')
  })

  test('is not held up where it is another release, their own rollback, one that was unblocked, or long ago', async () => {
    expect((await as('Ben')('promote', 'mfe-catalog', 'c1')).code).toBe(0)
    await as('Ben')('rollback', 'mfe-catalog', '--from', 'c1')
    expect((await as('Ben')('promote', 'mfe-catalog', 'c1')).code).toBe(0)
    await as('Ana')('block', 'mfe-catalog', 'c1', '--reason', 'slow')
    await as('Ben')('unblock', 'mfe-catalog', 'c1', '--reason', 'it was the API')
    expect((await as('Ben')('promote', 'mfe-catalog', 'c1')).code).toBe(0)
    await as('Ana')('rollback', 'mfe-catalog', '--from', 'c1', '--reason', 'slow')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 60_000 })
    expect((await as('Ben')('promote', 'mfe-catalog', 'c1')).code).toBe(0)
  })
})

test('REL-11 a canary that another takes back once it was looked whether they have goes live for nobody', async () => {
  await release('publish', await builtRelease(folder.path, 'mfe-catalog', 'c4'))
  await release('promote', 'mfe-catalog', 'c4', '--percent', '5')
  const ben = openWorkspace(readSettings({ ...operatorEnv(folder.path), RELEASE_ACTOR: 'Ben' }))
  const { readAudit } = ben.store
  vi.spyOn(ben.store, 'readAudit').mockImplementationOnce(async newest => {
    const seen = await readAudit.call(ben.store, newest)
    await release('rollback', 'mfe-catalog', '--reason', 'prices missing')
    return seen
  })
  await expect(promote.run(ben, ['mfe-catalog', 'c4'], {})).rejects.toMatchObject({ outcome: 'conflict' })
  expect(await active()).toEqual(['c3'])
})

describe('REL-11 who rolls back what was taken back just now goes no deeper', () => {
  const asEdge = (edit: (channel: ReleaseChannel) => ReleaseChannel | null) =>
    changeDocument(openWorkspace(readSettings({ ...operatorEnv(folder.path), RELEASE_ACTOR: 'edge' })), {
      verb: 'stop',
      why: 'it fails',
      about: () => ({ name: 'mfe-catalog', release: 'c4' }),
      edit({ remotes }) {
        const next = edit(remotes['mfe-catalog'] as ReleaseChannel)
        return next && { ...remotes, 'mfe-catalog': next }
      },
    })
  const publishC4 = async () => release('publish', await builtRelease(folder.path, 'mfe-catalog', 'c4'))
  const again = async (to: string, by: string) => {
    expect((await release('rollback', 'mfe-catalog', '--reason', 'broken')).data).toMatchObject({
      to,
      changed: false,
      by,
    })
    expect(await active()).toEqual([to])
  }

  test('by an edge that stopped a canary', async () => {
    await publishC4()
    await release('promote', 'mfe-catalog', 'c4', '--percent', '50')
    await asEdge(before => stopped(before, 'c4'))
    await again('c3', 'edge')
    expect((await release('rollback', 'mfe-catalog', '--from', 'c4')).data).toMatchObject({ changed: false })
  })

  test('by an operator who blocked it', async () => {
    await release('block', 'mfe-catalog', 'c3', '--reason', 'leaks')
    await again('c2', 'test')
  })

  test('whatever was published, blocked beside it, or noted since', async () => {
    await release('rollback', 'mfe-catalog', '--reason', 'broken')
    await publishC4()
    await release('block', 'mfe-catalog', 'c4', '--reason', 'the same fault')
    await release('preview', 'mfe-catalog', 'c3', '--for', 'Ana')
    await release('freeze', 'mfe-account', '--reason', 'sale')
    await again('c2', 'test')
  })

  test('by a rollout that took itself back, or ended since', async () => {
    const policy = join(folder.path, 'policy.json')
    const steps = [{ percent: 5, minutes: 1 }]
    await writeFile(policy, JSON.stringify({ default: { steps, bakeMinutes: 9 } }))
    await publishC4()
    await release('rollout', 'mfe-catalog', 'c4', '--policy', policy)
    await release('rollback', 'mfe-catalog', '--reason', 'broken')
    expect((await release('rollout', '--advance')).data).toMatchObject({ done: [{ act: 'end' }] })
    await again('c3', 'test')
    await release('rollout', 'mfe-catalog', 'c4', '--policy', policy)
    await asEdge(before => quarantined(before, 'c4'))
    expect((await release('rollout', '--advance')).data).toMatchObject({ done: [{ act: 'return' }] })
    await again('c3', 'test')
  })
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

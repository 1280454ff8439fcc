import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { quarantined } from '../channels/quarantine.ts'
import { rolledBack } from '../channels/rollback.ts'
import { stopped } from '../channels/stop.ts'
import { changeDocument } from '../document/change.ts'
import { openWorkspace, readDocument } from '../document/read.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { readSettings } from '../settings.ts'
import { advanceRollouts } from './advance.ts'
import { object } from './objections.ts'
import { policyFor } from './policy.ts'

const NAME = 'mfe-catalog'
const MINUTE_MS = 60_000
const POLICY = {
  default: {
    steps: [
      { percent: 5, minutes: 30 },
      { percent: 50, minutes: 60 },
    ],
    bakeMinutes: 120,
  },
}
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
let policy: string
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  policy = join(folder.path, 'rollouts.json')
  await writeFile(policy, JSON.stringify(POLICY))
  for (const [name, id] of [
    ['host-shell', 'h001'],
    [NAME, 'c001'],
  ] as const) {
    await release('publish', await builtRelease(folder.path, name, id))
    await release('promote', name, id)
  }
  await release('publish', await builtRelease(folder.path, NAME, 'c002'))
})
afterEach(() => {
  vi.useRealTimers()
  return folder.remove()
})

const workspace = (minutes = 0) => ({
  ...openWorkspace(readSettings(operatorEnv(folder.path))),
  now: () => new Date(Date.now() + minutes * MINUTE_MS),
})
const channel = async () => (await readDocument(workspace())).remotes[NAME] as ReleaseChannel
const shares = async () => (await channel()).active.map(({ release: id, weight }) => `${id} ${weight}`)
const begin = () => release('rollout', NAME, 'c002', '--policy', policy)
/** What an edge writes. */
const write = (change: (before: ReleaseChannel) => ReleaseChannel | null, minutes = 0) =>
  changeDocument(workspace(minutes), {
    verb: 'edge',
    why: 'seen',
    edit({ remotes }) {
      const next = change(remotes[NAME] as ReleaseChannel)
      return next && { ...remotes, [NAME]: next }
    },
  })
const acts = async (minutes: number) => (await advanceRollouts(workspace(minutes))).map(({ act }) => act)

describe('REL-4 a rollout by policy', () => {
  test('goes from step to step, each after its pause, to everyone, and ends once it has baked', async () => {
    const { data } = await begin()
    expect(data).toMatchObject({ changed: true, rollout: { step: 0, from: 'c001' } })
    expect((await begin()).data).toMatchObject({ changed: false })
    expect(await shares()).toEqual(['c001 95', 'c002 5'])
    const { salt } = await channel()
    expect(await acts(29)).toEqual([])
    expect(await acts(31)).toEqual(['advance'])
    expect(await shares()).toEqual(['c001 50', 'c002 50'])
    expect((await channel()).salt).toBe(salt)
    expect(await acts(31)).toEqual([])
    expect(await acts(92)).toEqual(['advance'])
    expect(await channel()).toMatchObject({ active: [{ release: 'c002', weight: 100 }], lastGood: ['c001'] })
    expect((await release('status', NAME)).data).toMatchObject({
      remotes: { [NAME]: { rollout: { step: 2 } } },
    })
    expect(await acts(200)).toEqual([])
    expect(await acts(213)).toEqual(['end'])
    expect(await channel()).not.toHaveProperty('rollout')
    expect(await acts(999)).toEqual([])
    const { data: log } = await release('log', '--verb', 'rollout')
    expect((log.acts as { why: string }[]).map(({ why }) => why)).toEqual([
      'c002 has served everyone for 120 minutes',
      'c002 goes from 50 % to 100 % after 60 minutes',
      'c002 goes from 5 % to 50 % after 30 minutes',
      'rollout of c002 by policy',
    ])
  })

  test('gives its place to a newer one with --replace, which begins anew; what others have ends it', async () => {
    await begin()
    await release('publish', await builtRelease(folder.path, NAME, 'c003'))
    const newer = (id: string, ...more: string[]) => release('rollout', NAME, id, '--policy', policy, ...more)
    expect((await newer('c003')).data).toMatchObject({ outcome: 'refused' })
    expect((await newer('c003', '--replace')).data).toMatchObject({
      changed: true,
      rollout: { release: 'c003', from: 'c001', step: 0 },
    })
    expect(await shares()).toEqual(['c001 95', 'c003 5'])
    expect((await newer('c003', '--replace')).data).toMatchObject({ changed: false })
    expect((await newer('c001', '--replace')).data).toMatchObject({ changed: true })
    expect(await shares()).toEqual(['c001 100'])
    expect(await channel()).not.toHaveProperty('rollout')
    expect((await newer('c001', '--replace')).data).toMatchObject({ changed: false })
    expect(await acts(999)).toEqual([])
  })

  test('ends where an edge has stopped it', async () => {
    await begin()
    await write(before => stopped(before, 'c002'))
    expect(await advanceRollouts(workspace(31))).toMatchObject([
      { act: 'end', why: 'c002 was stopped at 5 %' },
    ])
    expect(await shares()).toEqual(['c001 100'])
  })

  test('returns to what was before when it fails for everyone while it bakes', async () => {
    await begin()
    await acts(31)
    await acts(92)
    await write(before => quarantined(before, 'c002'), 92)
    expect(await acts(93)).toEqual(['return'])
    expect(await shares()).toEqual(['c001 100'])
    expect(await channel()).toMatchObject({ quarantined: ['c002'] })
    expect(await channel()).not.toHaveProperty('rollout')
  })

  test('waits once an edge has asked for a look, and while it is frozen', async () => {
    await begin()
    await release('freeze', NAME, '--reason', 'sale')
    expect(await acts(31)).toEqual([])
    await release('unfreeze', NAME, '--reason', 'over')
    const { store } = workspace()
    const { serial } = await readDocument(workspace())
    const at = new Date().toISOString()
    const pause = { at, who: 'edge', verb: 'pause', why: 'threw in use', name: NAME, release: 'c002', serial }
    await store.appendAudit({ ...pause, document: null })
    expect(await acts(31)).toEqual([])
    expect(await shares()).toEqual(['c001 95', 'c002 5'])
  })

  test.each(['stop', 'pause', 'quarantine'] as const)(
    'waits while an edge without the key has objected: %s',
    async act => {
      await begin()
      const { store } = workspace()
      const { serial } = await readDocument(workspace())
      const at = new Date().toISOString()
      const about = { act, at, serial, salt: 'any', why: 'failed' }
      await object(store, { ...about, serial: serial - 1, name: NAME, release: 'c002' })
      await object(store, { ...about, name: NAME, release: 'c001' })
      await object(store, { ...about, name: 'host-shell', release: 'c002' })
      await store.writeTally('objection-odd', '{')
      expect(await acts(31)).toEqual(['advance'])
      await object(store, { ...about, name: NAME, release: 'c002' })
      expect(await acts(92)).toEqual([])
      expect(await shares()).toEqual(['c001 50', 'c002 50'])
    },
  )

  test.each(['a pause in the log', 'an objection'])(
    'waits for %s of an edge whose clock is behind that of whoever began it',
    async by => {
      await begin()
      const { store } = workspace()
      const { serial } = await readDocument(workspace())
      const at = new Date(Date.now() - 4 * MINUTE_MS).toISOString()
      const about = { at, name: NAME, release: 'c002', why: 'threw in use', serial }
      if (by === 'an objection') await object(store, { ...about, act: 'pause', salt: 'any' })
      else await store.appendAudit({ ...about, who: 'edge', verb: 'pause', document: null })
      expect(await acts(31)).toEqual([])
      // The operator has looked, and has it begin anew with the time that his own clock says.
      await release('rollback', NAME, '--reason', 'looked at')
      await begin()
      expect(await acts(31)).toEqual(['advance'])
    },
  )

  test('that was begun by a clock that was ahead goes on in its time once an operator has said which clock is right', async () => {
    const ahead = 180
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead * MINUTE_MS })
    await begin()
    vi.useRealTimers()
    expect((await release('renew')).code).toBe(5)
    expect((await release('renew', '--clock-is-right', '--reason', 'three hours ahead')).err).toBe('')
    expect(await acts(29)).toEqual([])
    expect(await acts(31)).toEqual(['advance'])
  })

  test('that an edge without the key holds stays held when what it said is swept away after a day', async () => {
    await begin()
    const { serial } = await readDocument(workspace())
    const at = new Date().toISOString()
    const about = { at, serial, name: NAME, release: 'c002', salt: 'any', why: 'threw in use' }
    await object(workspace().store, { ...about, act: 'pause' })
    for (const _ of ['once', 'again']) expect(await acts(31)).toEqual([])
    const { data } = await release('log', '--verb', 'pause')
    expect(data.acts).toMatchObject([{ why: 'threw in use, says an edge without a key' }])
    await rm(join(folder.path, 'claims'), { recursive: true })
    expect(await acts(3000)).toEqual([])
    expect(await shares()).toEqual(['c001 95', 'c002 5'])
  })

  test.each([
    ['promote', NAME, 'c002', '--percent', '20'],
    ['promote', NAME, 'c002'],
    ['rollback', NAME, '--reason', 'x'],
  ])('is over where an operator decides otherwise: %s', async (...argv) => {
    await begin()
    expect((await release(...argv)).err).toBe('')
    const before = await shares()
    expect(await acts(31)).toEqual(['end'])
    expect(await shares()).toEqual(before)
  })

  test('that an operator has ended begins anew when it is asked for, and is not set going by what is done by hand', async () => {
    await begin()
    await release('rollback', NAME, '--reason', 'slow')
    expect((await begin()).data).toMatchObject({ changed: true, rollout: { release: 'c002', step: 0 } })
    expect(await shares()).toEqual(['c001 95', 'c002 5'])
    await release('rollback', NAME, '--reason', 'slow')
    await release('promote', NAME, 'c002', '--percent', '5')
    expect(await acts(31)).toEqual([])
    expect(await shares()).toEqual(['c001 95', 'c002 5'])
    await release('rollback', NAME, '--reason', 'slow')
    await begin()
    await acts(31)
    await acts(92)
    for (const to of ['c001', 'c002']) await write(before => rolledBack(before, to), 92)
    await write(before => quarantined(before, 'c002'), 92)
    expect(await acts(93)).toEqual([])
    expect(await shares()).toEqual(['c002 100'])
  })

  test.each<[string, (before: ReleaseChannel) => ReleaseChannel, string | null]>([
    [
      'in which a third release is in service',
      before => ({
        ...before,
        active: [
          { release: 'c001', weight: 90 },
          { release: 'c003', weight: 5 },
          { release: 'c002', weight: 5 },
        ],
      }),
      null,
    ],
    [
      'which is to go back to what is not there',
      ({ rollout, ...before }) => ({
        ...before,
        active: [{ release: 'c002', weight: 100 }],
        quarantined: ['c002'],
        ...(rollout && { rollout: { ...rollout, from: 'gone', step: 2 } }),
      }),
      'the change would break the document',
    ],
  ])(
    'REL-13 one %s, as a team’s key may write it, keeps no other from going on',
    async (_what, odd, refused) => {
      for (const id of ['x001', 'x002'])
        await release('publish', await builtRelease(folder.path, 'mfe-x', id))
      await release('publish', await builtRelease(folder.path, NAME, 'c003'))
      await release('promote', 'mfe-x', 'x001')
      await begin()
      await release('rollout', 'mfe-x', 'x002', '--policy', policy)
      await write(odd)
      const before = await shares()
      if (refused === null) expect((await acts(31)).sort()).toEqual(['advance', 'end'])
      else await expect(acts(31)).rejects.toThrow(refused)
      expect(await shares()).toEqual(before)
      const { active } = (await readDocument(workspace())).remotes['mfe-x'] as ReleaseChannel
      expect(active.map(({ weight }) => weight)).toEqual([50, 50])
    },
  )

  test('of several who look at once one writes', async () => {
    await begin()
    const all = await Promise.all([31, 31, 31].map(acts))
    expect(all.flat()).toEqual(['advance'])
  })

  test('by a policy that makes no sense does not begin', async () => {
    const steps = [...POLICY.default.steps].reverse()
    await writeFile(policy, JSON.stringify({ default: { ...POLICY.default, steps } }))
    expect((await begin()).err).toContain('each step must have more visitors than the one before')
    await writeFile(policy, '{')
    expect((await begin()).code).toBe(2)
    expect(await shares()).toEqual(['c001 100'])
  })
})

test('REL-4 the repository has a policy for every remote', async () => {
  expect((await policyFor('mfe-new')).steps.length).toBeGreaterThan(0)
  expect((await policyFor('mfe-checkout')).steps[0]?.percent).toBe(1)
})

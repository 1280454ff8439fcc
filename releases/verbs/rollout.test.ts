import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { madeBy } from '../fixtures/made.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
let made: ReturnType<typeof madeBy>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  made = madeBy(release, folder.path)
  await made.live('host-shell', 'h1')
})
afterEach(() => folder.remove())

type Channel = {
  active: { release: string; weight: number }[]
  lastGood: string[]
  blocked: string[]
  quarantined?: string[]
  salt: string
}

const channelOf = async (name: string) =>
  ((await release('status')).data.remotes as Record<string, Channel>)[name] as Channel
const serial = async () => (await release('status')).data.serial

describe('promote --mends', () => {
  test('REL-12 what it replaces is known to be bad: a plain rollback and a fallback pass it over, and status says so', async () => {
    for (const id of ['c1', 'c2']) await made.live('mfe-catalog', id)
    await made.published('mfe-catalog', 'c3')
    expect((await release('promote', 'mfe-catalog', 'c3', '--mends', '--percent', '5')).code).toBe(2)
    await release('promote', 'mfe-catalog', 'c3', '--mends', '--reason', 'prices were missing')
    expect(await channelOf('mfe-catalog')).toMatchObject({ lastGood: ['c1'], quarantined: ['c2'] })
    const { data } = await release('rollback', 'mfe-catalog')
    expect(data).toMatchObject({ to: 'c1', changed: true })
    await release('promote', 'mfe-catalog', 'c2')
    expect((await channelOf('mfe-catalog')).quarantined).toBeUndefined()
  })
})

describe('promote --percent', () => {
  beforeEach(async () => {
    await made.live('mfe-catalog', 'c1', { paths: { '/': 'home' } })
    await made.published('mfe-catalog', 'c2', { paths: { '/': 'home' } })
  })

  test('REL-4 gives a share of visitors the release, and raising it keeps the salt that decides who', async () => {
    await release('promote', 'mfe-catalog', 'c2', '--percent', '5')
    const few = await channelOf('mfe-catalog')
    expect(few.active).toEqual([
      { release: 'c1', weight: 95 },
      { release: 'c2', weight: 5 },
    ])
    const { data } = await release('promote', 'mfe-catalog', 'c2', '--percent', '25')
    expect(data).toMatchObject({ changed: true, percent: 25, radius: { visitorsPercent: 20, routes: ['/'] } })
    const more = await channelOf('mfe-catalog')
    expect([more.salt, more.active.at(-1)?.weight]).toEqual([few.salt, 25])
    await release('promote', 'mfe-catalog', 'c2')
    expect(await channelOf('mfe-catalog')).toMatchObject({
      active: [{ release: 'c2', weight: 100 }],
      lastGood: ['c1'],
    })
  })

  test('REL-4 a rollout is taken back by one rollback, which tells whom it moves', async () => {
    await release('promote', 'mfe-catalog', 'c2', '--percent', '30')
    const { data } = await release('rollback', 'mfe-catalog', '--reason', 'slow')
    expect(data).toMatchObject({ to: 'c1', radius: { visitorsPercent: 30 } })
    expect((await channelOf('mfe-catalog')).active).toEqual([{ release: 'c1', weight: 100 }])
  })

  test('REL-4 one rollout at a time; a canary that was replaced is no release to fall back to', async () => {
    await made.published('mfe-catalog', 'c3', { paths: { '/': 'home' } })
    await release('promote', 'mfe-catalog', 'c2', '--percent', '5')
    expect((await release('promote', 'mfe-catalog', 'c3', '--percent', '5')).data).toMatchObject({
      outcome: 'refused',
      message: 'mfe-catalog c2 is being rolled out, to 5 %',
    })
    await release('promote', 'mfe-catalog', 'c3')
    expect((await channelOf('mfe-catalog')).lastGood).toEqual(['c1'])
  })

  describe('with --replace, as pipelines do', () => {
    const replace = (id: string, percent = '5') =>
      release('promote', 'mfe-catalog', id, '--percent', percent, '--replace')
    beforeEach(() => made.published('mfe-catalog', 'c3', { paths: { '/': 'home' } }))

    test('REL-4 a newer release takes the place of the one being rolled out, and whoever had that has it first', async () => {
      await replace('c2', '20')
      const before = await channelOf('mfe-catalog')
      const { out } = await run(
        ['promote', 'mfe-catalog', 'c3', '--percent', '5', '--replace'],
        operatorEnv(folder.path),
      )
      expect(out).toContain('mfe-catalog c3 serves 5 % of visitors, serial')
      expect(out).toContain('c2, which was being rolled out to 20 %, serves nobody any more')
      expect(out).toContain('affects 20 % of visitors')
      expect(await channelOf('mfe-catalog')).toMatchObject({
        active: [
          { release: 'c1', weight: 95 },
          { release: 'c3', weight: 5 },
        ],
        lastGood: [],
        blocked: [],
        salt: before.salt,
      })
    })

    test('REL-4 a share that the release has already is not lowered when the pipeline is run again', async () => {
      await replace('c2', '25')
      expect((await replace('c2')).data).toMatchObject({ changed: false, percent: 25 })
      expect((await replace('c2', '50')).data).toMatchObject({ changed: true, percent: 50 })
    })

    test('REL-4 a push that takes back what is being rolled out ends that rollout', async () => {
      await replace('c2')
      const { code, data } = await replace('c1')
      expect([code, data.changed, data.percent]).toEqual([0, true, 100])
      expect((await channelOf('mfe-catalog')).active).toEqual([{ release: 'c1', weight: 100 }])
      expect((await replace('c1')).data).toMatchObject({ changed: false, percent: 100 })
    })

    test('REL-1 the first pipeline of a new remote is no failure: there is no share to give, and it says what is to be done', async () => {
      await made.published('mfe-stories', 's1', { paths: { '/stories': 'stories' } })
      const said = ['promote', 'mfe-stories', 's1', '--percent', '5', '--replace']
      for (const more of [[], ['--dry-run']]) {
        const { code, out } = await run([...said, ...more], operatorEnv(folder.path))
        expect([code, out]).toEqual([
          0,
          expect.stringContaining('`promote mfe-stories s1` gives it to everyone'),
        ])
      }
      expect((await channelOf('mfe-stories')).active).toEqual([])
      // Without the flag somebody waits for the share.
      expect((await release(...said.slice(0, -1))).code).toBe(4)
    })
  })

  test.each([
    [['c2', '--percent', '0'], 2],
    [['c2', '--percent', 'half'], 2],
    [['c1', '--percent', '50'], 0],
  ])('REL-4 %j ends with %i', async (argv, code) => {
    expect((await release('promote', 'mfe-catalog', ...argv)).code).toBe(code)
  })

  test('REL-4 a share that is asked for what everyone has is not told as given', async () => {
    const argv = ['promote', 'mfe-catalog', 'c1', '--percent', '5']
    expect((await release(...argv)).data).toMatchObject({ changed: false, percent: 100 })
    const { out } = await run(argv, operatorEnv(folder.path))
    expect(out).toContain('mfe-catalog c1 serves everyone already: no promotion lowers its share')
  })

  test('REL-4 a first release serves everyone or nobody', async () => {
    await made.published('mfe-account', 'a1')
    const { code, data } = await release('promote', 'mfe-account', 'a1', '--percent', '5')
    expect([code, data.reasons]).toEqual([4, ['promote it without --percent']])
  })
})

describe('block', () => {
  beforeEach(async () => {
    for (const id of ['c1', 'c2', 'c3']) await made.live('mfe-catalog', id, { paths: { '/': 'home' } })
  })

  test('REL-2 moves whoever has the release to the last good one, and it never comes back', async () => {
    const { data } = await release('block', 'mfe-catalog', 'c3', '--reason', 'leaks')
    expect(data).toMatchObject({ serving: ['c2'], radius: { visitorsPercent: 100, routes: ['/'] } })
    expect((await release('promote', 'mfe-catalog', 'c3')).data.message).toBe('mfe-catalog c3 is blocked')
    expect((await release('rollback', 'mfe-catalog', '--to', 'c3')).code).toBe(4)
    expect((await release('rollback', 'mfe-catalog', '--from', 'c2')).data.to).toBe('c1')
    expect((await release('block', 'mfe-catalog', 'c3', '--reason', 'again')).data.changed).toBe(false)
  })

  test('REL-2 a canary that is blocked leaves its visitors to the others', async () => {
    await made.published('mfe-catalog', 'c4', { paths: { '/': 'home' } })
    await release('promote', 'mfe-catalog', 'c4', '--percent', '10')
    await release('block', 'mfe-catalog', 'c4', '--reason', 'leaks')
    expect((await channelOf('mfe-catalog')).active).toEqual([{ release: 'c3', weight: 100 }])
  })

  test('REL-2 blocking what a rollout is to replace leaves the rollout at its share', async () => {
    await made.published('mfe-catalog', 'c4', { paths: { '/': 'home' } })
    await release('promote', 'mfe-catalog', 'c4', '--percent', '10')
    await release('block', 'mfe-catalog', 'c3', '--reason', 'leaks')
    expect((await channelOf('mfe-catalog')).active).toEqual([
      { release: 'c2', weight: 90 },
      { release: 'c4', weight: 10 },
    ])
  })

  test('REL-2 without a successor it must be meant, and a host cannot be taken down at all', async () => {
    for (const id of ['c1', 'c2']) await release('block', 'mfe-catalog', id, '--reason', 'old')
    expect((await release('block', 'mfe-catalog', 'c3', '--reason', 'leaks')).code).toBe(4)
    const down = await release('block', 'mfe-catalog', 'c3', '--reason', 'leaks', '--take-down')
    expect(down.data).toMatchObject({ serving: [], radius: { gone: ['/'], visitorsPercent: 100 } })
    expect((await release('block', 'host-shell', 'h1', '--reason', 'x', '--take-down')).code).toBe(4)
  })

  test('REL-2 a reason is needed', async () => {
    expect((await release('block', 'mfe-catalog', 'c3')).code).toBe(2)
  })
})

describe('freeze', () => {
  beforeEach(async () => {
    for (const id of ['c1', 'c2']) await made.live('mfe-catalog', id)
  })

  test('REL-2 stops every write to the channel and says who froze it and why, until it is unfrozen', async () => {
    await release('freeze', 'mfe-catalog', '--reason', 'sale until Monday')
    const before = await serial()
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c3')
    const writes = [
      ['publish', dist],
      ['promote', 'mfe-catalog', 'c1'],
      ['rollback', 'mfe-catalog'],
      ['block', 'mfe-catalog', 'c2', '--reason', 'x'],
    ]
    for (const argv of writes) {
      const { code, data } = await release(...argv)
      expect([code, data.message]).toEqual([4, 'mfe-catalog is frozen; nothing was written'])
      expect(String(data.reasons)).toContain('test at 20')
      expect(String(data.reasons)).toContain('sale until Monday')
    }
    expect(await serial()).toBe(before)
    // Before its pages are tried, which takes minutes and needs a backend, and before its files are stored.
    const tried = await release('publish', dist, '--api', 'http://127.0.0.1:9')
    expect(tried.data.message).toBe('mfe-catalog is frozen; nothing was written')
    expect(await readdir(join(folder.path, 'store/files/mfe-catalog'))).toEqual(['c1', 'c2'])
    expect((await release('rollback', 'mfe-catalog', '--even-frozen', '--reason', 'down')).code).toBe(0)
    await release('unfreeze', 'mfe-catalog', '--reason', 'over')
    expect((await release('publish', dist)).code).toBe(0)
  })

  test('REL-2 all: also channels that do not exist yet; each other write stays possible after', async () => {
    await release('freeze', 'all', '--reason', 'migration')
    const dist = await builtRelease(folder.path, 'mfe-new', 'n1')
    expect((await release('publish', dist)).data.message).toBe('everything is frozen; nothing was written')
    expect((await release('renew')).code).toBe(0)
    expect((await release('freeze', 'all', '--reason', 'again')).data.changed).toBe(false)
    await release('unfreeze', 'all', '--reason', 'done')
    expect((await release('publish', dist)).code).toBe(0)
  })
})

describe('a dry run', () => {
  test('REL-2 of every verb tells what it would do and writes nothing at all', async () => {
    for (const id of ['c1', 'c2']) await made.live('mfe-catalog', id, { paths: { '/': 'home' } })
    await made.published('mfe-catalog', 'c3', { paths: { '/': 'home' } })
    const before = await serial()
    const acts = async () => ((await release('log')).data.acts as unknown[]).length
    const noted = await acts()
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c4', {}, { paths: { '/': 'home' } })
    const tried = [
      ['publish', dist],
      ['promote', 'mfe-catalog', 'c3', '--percent', '5'],
      ['rollback', 'mfe-catalog'],
      ['block', 'mfe-catalog', 'c2', '--reason', 'x'],
      ['freeze', 'all', '--reason', 'x'],
      ['freeze', 'mfe-catalog', '--reason', 'x'],
      ['preview', 'mfe-catalog', 'c3', '--for', 'Ana'],
      ['why', '4'],
      ['gc'],
      ['renew'],
    ]
    for (const argv of tried)
      expect((await release(...argv, '--dry-run')).data, argv[0] as string).toMatchObject({
        ok: true,
        dryRun: true,
      })
    expect((await release('rollback', 'mfe-catalog', '--dry-run')).data).toMatchObject({
      to: 'c1',
      radius: { visitorsPercent: 100, routes: ['/'], slots: [], gone: [] },
    })
    expect([await serial(), await acts()]).toEqual([before, noted])
    expect((await release('promote', 'mfe-catalog', 'c4', '--dry-run')).code).toBe(4)
  })
})

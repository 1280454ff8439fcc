import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openWorkspace, type ReleaseSettings, readDocument, readSettings } from 'releases/document'
import { operatorEnv, operatorWith } from 'releases/fixtures/operator.ts'
import { builtRelease, manifestFor, temporaryFolder } from 'releases/fixtures/release.ts'
import { signDocument } from 'releases/signing'
import { openStore } from 'releases/store'
import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { channel, teamKey, withChannel } from '../fixtures/team-key.ts'
import { liveDocument } from './live-document.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const MINE = 'mfe-catalog'
const OTHER = 'mfe-checkout'
const key = teamKey()
const older = teamKey()
const stranger = teamKey()

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let operator: ReturnType<typeof operatorWith>
let team: ReturnType<typeof operatorWith>
let settings: ReleaseSettings
beforeEach(async () => {
  folder = await temporaryFolder()
  const env = operatorEnv(folder.path)
  settings = readSettings(env)
  operator = operatorWith(env)
  team = operatorWith({ ...env, RELEASE_TEAM_KEY: key.secret, RELEASE_ACTOR: 'ci' })
  for (const [name, id, path] of [
    ['host-shell', 'h001', '/host'],
    [MINE, 'c001', '/catalog'],
    [OTHER, 'o001', '/checkout/:step'],
  ] as const) {
    const dist = await builtRelease(folder.path, name, id, {}, { paths: { [path]: 'page' } })
    expect((await operator('publish', dist)).err).toBe('')
    expect((await operator('promote', name, id)).err).toBe('')
  }
  expect((await operator('team', 'add', MINE, key.open, '--until', inDays(90))).err).toBe('')
})
afterEach(() => folder.remove())

/** An edge of this store. @param memory where it keeps what it accepted; another for an edge that was never there */
const edge = (memory = 'edge') => {
  const log = { info() {}, warn() {}, error() {} }
  const metrics = { gauge() {}, count() {} }
  const store = openStore(settings.store)
  return liveDocument({
    store,
    settings,
    cache: join(folder.path, memory),
    log: log as never,
    metrics: metrics as never,
  })
}
const newest = () => readDocument(openWorkspace(settings))
const put = (serial: number, text: string) =>
  writeFile(join(folder.path, 'store/documents', `${String(serial).padStart(10, '0')}.json`), text)
const ship = async (
  id: string,
  more: Parameters<typeof builtRelease>[4] = { paths: { '/catalog': 'page' } },
) => {
  const dist = await builtRelease(folder.path, MINE, id, {}, more)
  return team('publish', dist)
}

describe('REL-13 a team’s key', () => {
  test('publishes and promotes its own remote, rolls it back, and edges that were there and that were not serve it', async () => {
    const [there, late] = [edge(), edge('another')]
    await there.current()
    expect((await ship('c002')).err).toBe('')
    expect((await team('promote', MINE, 'c002')).err).toBe('')
    expect((await there.current())?.remotes[MINE]?.active[0]?.release).toBe('c002')
    expect((await team('rollback', MINE, '--reason', 'x')).err).toBe('')
    for (const one of [there, late]) expect(await one.current()).toEqual(await newest())
    expect((await newest()).remotes[MINE]?.active[0]?.release).toBe('c001')
    const { data } = await operator('log', '--limit', '1')
    expect(data.acts).toMatchObject([{ verb: 'rollback', who: 'ci (key of mfe-catalog)', name: MINE }])
  })

  test('holds for an edge that starts again while the store is away', async () => {
    await ship('c002')
    const accepted = await edge().current()
    await rm(join(folder.path, 'store/documents'), { recursive: true })
    expect(await edge().current()).toEqual(accepted)
  })

  test('goes on from what another team wrote, and an operator from both', async () => {
    const second = teamKey()
    await operator('team', 'add', OTHER, second.open, '--until', inDays(9))
    const other = operatorWith({ ...operatorEnv(folder.path), RELEASE_TEAM_KEY: second.secret })
    await ship('c002')
    const dist = await builtRelease(folder.path, OTHER, 'o002', {}, { paths: { '/checkout/:step': 'page' } })
    expect((await other('publish', dist)).err).toBe('')
    expect((await team('promote', MINE, 'c002')).err).toBe('')
    expect((await other('promote', OTHER, 'o002')).err).toBe('')
    expect(await edge().current()).toEqual(await newest())
    // The second key ends within ten days: an operator's signature must be under it by then.
    expect((await operator('renew', '--when-due')).data).toMatchObject({ changed: true })
    expect((await operator('renew', '--when-due')).data).toMatchObject({ changed: false })
    expect((await newest()).remotes[OTHER]?.active[0]?.release).toBe('o002')
  })

  test.each([
    ['freeze', OTHER, '--reason', 'x'],
    ['rollback', 'host-shell', '--reason', 'x'],
    ['freeze', MINE, '--reason', 'x'],
    ['freeze', 'all', '--reason', 'x'],
    ['worker', 'off', '--reason', 'x'],
    ['renew'],
    ['block', OTHER, 'o001', '--take-down', '--reason', 'x'],
    ['preview', OTHER, 'o001', '--for', 'me'],
    ['revoke', 'a-preview'],
    ['team', 'add', OTHER, stranger.open, '--until', inDays(9)],
    ['team', 'remove', MINE],
  ])('is refused by the command: %s %s', async (...argv) => {
    const before = await newest()
    expect((await team(...argv)).code).toBe(4)
    expect(await newest()).toEqual(before)
  })

  test('is refused while an operator has frozen its remote, for addresses of others, and for what was blocked', async () => {
    await operator('freeze', MINE, '--reason', 'sale')
    expect((await ship('c002')).code).toBe(4)
    expect((await team('rollback', MINE, '--to', 'c001', '--even-frozen')).data).toMatchObject({
      changed: false,
    })
    await operator('unfreeze', MINE, '--reason', 'over')
    await ship('c003', { paths: { '/catalog': 'page', '/checkout/cart': 'page' } })
    const { err } = await team('promote', MINE, 'c003')
    expect(err).toContain(
      'path /checkout/cart takes addresses of /checkout/:step, which belongs to mfe-checkout',
    )
    await ship('c002')
    await operator('block', MINE, 'c002', '--reason', 'bad')
    expect((await team('unblock', MINE, 'c002', '--reason', 'x')).code).toBe(4)
  })

  test('taken back says what it published, and is over for the command at once', async () => {
    await ship('c002')
    await team('promote', MINE, 'c002')
    const { data } = await operator('team', 'remove', MINE, '--reason', 'stolen')
    expect(data).toMatchObject({
      changed: true,
      removed: [key.id],
      releases: [{ release: 'c002', live: true }],
    })
    const { code, err } = await team('rollback', MINE)
    expect(code).toBe(5)
    expect(err).toContain(`${key.id} is no team's key in this store`)
    expect((await edge().current())?.remotes[MINE]?.active[0]?.release).toBe('c002')
  })
})

/** What a thief writes with the key, into a store that they can write to. */
interface Attack {
  /** Before it, as operators or others do. */
  first?(): Promise<unknown>
  write(document: ReleaseDocument): object
  /** Stored so many serials further than it says. */
  at?: number
  /** Which key signs; the team's by default. */
  as?: ReturnType<typeof teamKey>
  /** As what they say that they are. */
  team?: string | null
}

const entry = (id: string, more: object = {}): PublishedRelease => ({
  ...manifestFor(MINE, id),
  base: `/r/${MINE}/${id}/`,
  publishedAt: inDays(0),
  by: key.id,
  ...more,
})
const entered = (document: ReleaseDocument, id: string, more: object = {}, live = true) =>
  withChannel(document, MINE, {
    releases: { ...channel(document, MINE).releases, [id]: entry(id, more) },
    ...(live && { active: [{ release: id, weight: 100 }] }),
  })

const attacks = {
  'another remote is taken down': {
    write: document => withChannel(document, OTHER, { active: [] }),
  },
  'another remote gets a release': {
    write: document =>
      withChannel(document, OTHER, {
        releases: { ...channel(document, OTHER).releases, evil: { ...entry('evil'), name: OTHER } },
      }),
  },
  'the host gets another release': {
    write: document => withChannel(document, 'host-shell', { lastGood: ['h001'] }),
  },
  'a remote is removed': {
    write: ({ remotes: { [OTHER]: _gone, ...remotes }, ...document }) => ({ ...document, remotes }),
  },
  'its own remote is removed': {
    write: ({ remotes: { [MINE]: _gone, ...remotes }, ...document }) => ({ ...document, remotes }),
  },
  'a new remote is made': {
    write: document => ({
      ...document,
      remotes: {
        ...document.remotes,
        'mfe-evil': { ...channel(document, MINE), active: [], lastGood: [], releases: {} },
      },
    }),
  },
  'another delegation is made': {
    write: document => {
      const payload = JSON.stringify({
        version: 9,
        keys: { [stranger.id]: { name: OTHER, key: stranger.open, until: inDays(99) } },
      })
      return { ...document, teams: { payload, signatures: [{ keyId: key.id, signature: 'AAAA' }] } }
    },
  },
  'a delegation is proposed': {
    write: document => ({ ...document, teamsProposed: document.teams }),
  },
  'teams are taken away': { write: ({ teams: _teams, ...document }) => document },
  'the document is made to hold for longer': {
    write: document => ({ ...document, expires: inDays(300) }),
  },
  'it is dated back': { write: document => ({ ...document, issued: inDays(-400) }) },
  'it is dated ahead': { write: document => ({ ...document, issued: inDays(20) }) },
  'everything is frozen': { write: document => ({ ...document, frozen: true }) },
  'the service worker is taken back': { write: document => ({ ...document, worker: 'off' }) },
  'a link of an operator’s is taken back': {
    write: document => ({ ...document, revoked: { aaaaaaaaaaaaaaaa: inDays(1) } }),
  },
  'a field that nobody knows': { write: document => ({ ...document, regions: ['x'] }) },
  'a field of its channel that nobody knows': {
    write: document => withChannel(document, MINE, { owner: 'thief' }),
  },
  'its channel is frozen by itself': { write: document => withChannel(document, MINE, { frozen: true }) },
  'a frozen channel is changed': {
    first: () => operator('freeze', MINE, '--reason', 'x'),
    write: document => entered(document, 'evil'),
  },
  'a frozen channel is opened': {
    first: () => operator('freeze', MINE, '--reason', 'x'),
    write: document => withChannel(document, MINE, { frozen: false }),
  },
  'all is frozen': {
    first: () => operator('freeze', 'all', '--reason', 'x'),
    write: document => entered(document, 'evil'),
  },
  'a blocked release is allowed again': {
    first: async () => {
      await ship('c002')
      await operator('block', MINE, 'c002', '--reason', 'x')
    },
    write: document => withChannel(document, MINE, { blocked: [] }),
  },
  'a release that is published gets other files': {
    write: document => {
      const { releases } = channel(document, MINE)
      const known = releases.c001 as PublishedRelease
      const files = { ...known.files, 'web/entry.js': `sha256-${'A'.repeat(43)}=` }
      return withChannel(document, MINE, { releases: { c001: { ...known, files } } })
    },
  },
  'a release is taken out of the list': {
    first: () => ship('c002'),
    write: document => {
      const { c002: _gone, ...releases } = channel(document, MINE).releases
      return withChannel(document, MINE, { releases })
    },
  },
  'a release in the operators’ name': { write: document => entered(document, 'evil', { by: undefined }) },
  'a release in the name of another key': {
    write: document => entered(document, 'evil', { by: stranger.id }),
  },
  'a release that a removed key published': {
    first: async () => {
      await operator('team', 'add', MINE, older.open, '--until', inDays(9))
      const env = { ...operatorEnv(folder.path), RELEASE_TEAM_KEY: older.secret }
      const dist = await builtRelease(folder.path, MINE, 'c002', {}, { paths: { '/catalog': 'page' } })
      await operatorWith(env)('publish', dist)
      await operator('team', 'remove', MINE, older.id)
    },
    write: document => withChannel(document, MINE, { active: [{ release: 'c002', weight: 100 }] }),
  },
  'a rollout that leads back to a release that a removed key published': {
    first: async () => {
      await operator('team', 'add', MINE, older.open, '--until', inDays(9))
      const env = { ...operatorEnv(folder.path), RELEASE_TEAM_KEY: older.secret }
      await operatorWith(env)('publish', await builtRelease(folder.path, MINE, 'c002'))
      await operator('team', 'remove', MINE, older.id)
    },
    write: document => {
      const at = document.issued
      const rollout = {
        steps: [],
        bakeMinutes: 9,
        release: 'c001',
        from: 'c002',
        step: 0,
        since: at,
        begun: at,
      }
      return withChannel(document, MINE, { rollout })
    },
  },
  'a release whose files are another’s': {
    write: document => entered(document, 'evil', { base: `/r/${OTHER}/o001/` }),
  },
  'a release that owns every address': {
    write: document => entered(document, 'evil', { paths: { '/*': 'page' } }),
  },
  'a release that takes an address of another': {
    write: document => entered(document, 'evil', { paths: { '/checkout/:anything': 'page' } }),
  },
  'a release that takes all addresses of another, by a star behind their name': {
    write: document => entered(document, 'evil', { paths: { '/checkout*': 'page' } }),
  },
  'a release that takes one address below another’s': {
    write: document => entered(document, 'evil', { paths: { '/checkout/payment': 'page' } }),
  },
  'a release that takes an address of another, as what stands in': {
    write: document =>
      withChannel(document, MINE, {
        releases: {
          ...channel(document, MINE).releases,
          evil: entry('evil', { paths: { '/checkout/payment': 'p' } }),
        },
        lastGood: ['evil'],
      }),
  },
  'a lower serial': { write: document => ({ ...entered(document, 'evil'), serial: document.serial - 2 }) },
  'the text of another serial': {
    at: 1,
    write: document => entered(document, 'evil'),
  },
  'a serial after which none can come': {
    write: document => ({ ...entered(document, 'evil'), serial: 9_999_999_999 }),
  },
  'a key that was taken back': {
    first: () => operator('team', 'remove', MINE, '--reason', 'stolen'),
    write: document => entered(document, 'evil'),
  },
  'a key that was taken back, going on from a document of before': {
    first: async () => {
      await ship('c002')
      await operator('team', 'remove', MINE, '--reason', 'stolen')
    },
    write: ({ teams: _after, ...document }) => ({
      ...entered(document as ReleaseDocument, 'evil'),
      serial: document.serial,
    }),
  },
  'another team’s key': {
    first: () => operator('team', 'add', OTHER, older.open, '--until', inDays(9)),
    as: older,
    write: document => entered(document, 'evil', { by: older.id }),
  },
  'another team’s key that says which it is': {
    first: () => operator('team', 'add', OTHER, older.open, '--until', inDays(9)),
    as: older,
    team: OTHER,
    write: document => entered(document, 'evil', { by: older.id }),
  },
  'a key that nobody knows': {
    as: stranger,
    write: document => entered(document, 'evil', { by: stranger.id }),
  },
} satisfies Record<string, Attack>

describe('REL-13 a stolen team’s key is refused by edges that were there and by new ones, and the next command goes on without it', () => {
  test.each(Object.entries(attacks) as [string, Attack][])('%s', async (_name, attack) => {
    await attack.first?.()
    const before = await newest()
    const there = edge()
    expect(await there.current()).toEqual(before)
    const next = { ...before, serial: before.serial + 1, issued: new Date().toISOString() }
    const written = attack.write(next) as ReleaseDocument
    const { id, privateKey } = attack.as ?? key
    await put(
      written.serial + (attack.at ?? 0),
      signDocument(written, { id, privateKey, team: attack.team ?? MINE }),
    )
    expect(await there.current()).toEqual(before)
    if (written.serial > before.serial) expect(await edge('a new one').current()).toEqual(before)
    expect((await operator('status')).code).toBe(written.serial > before.serial ? 5 : 0)
    const { code, err } = await operator('renew', '--wait', '0')
    expect(code, err).toBe(0)
    const { serial: _serial, issued: _issued, expires: _expires, ...held } = await newest()
    expect(before).toMatchObject(held)
    // One that starts again looks at once.
    expect(await edge().current()).toEqual(await newest())
  })
})

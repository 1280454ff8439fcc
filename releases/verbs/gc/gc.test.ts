import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Act } from '../../audit-log/acts.ts'
import { withBlocked } from '../../channels/block.ts'
import { createChannel } from '../../channels/channel.ts'
import { promoted, promotedTo } from '../../channels/promote.ts'
import { rollbackTarget, rolledBack } from '../../channels/rollback.ts'
import { changeDocument } from '../../document/change.ts'
import { openWorkspace, readDocument } from '../../document/read.ts'
import { operatorWith } from '../../fixtures/operator.ts'
import { builtRelease, manifestFor } from '../../fixtures/release.ts'
import { STORE_KINDS, STORES, type TestStore } from '../../fixtures/stores.ts'
import { readSettings } from '../../settings.ts'
import { signingKey } from '../../signing/keys.ts'
import { signDocument } from '../../signing/sign.ts'
import { openStore } from '../../store/open.ts'
import type { AuditEntry } from '../../store/store.ts'
import { gc } from './gc.ts'
import type { History } from './needed.ts'
import { removable, swept } from './sweep.ts'

const HOUR = 3_600_000
const NAME = 'mfe-catalog'
const POLICY = { age: 24 * HOUR, keep: 2 }

type Step =
  | { does: 'promote' | 'block' | 'preview'; which: number; share: number }
  | { does: 'publish' | 'rollback' | 'gc' }

const act: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constantFrom('promote', 'promote', 'promote', 'block', 'preview'),
    which: fc.nat(30),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ does: fc.constantFrom('publish', 'publish', 'rollback', 'gc', 'gc') }),
)
const history = fc.array(fc.record({ act, wait: fc.integer({ min: 0, max: 40 }) }), {
  minLength: 20,
  maxLength: 80,
})

/** A channel whose life is played, with everything that anyone may still ask for. */
class Play {
  now = 1_700_000_000_000
  serial = 1
  channel: ReleaseChannel = createChannel()
  /** Files that are there, by release. */
  files = new Map<string, number>()
  past: { document: ReleaseDocument; from: number; until: number }[] = []
  previews: History['previews'][number][] = []
  published = 0

  document = (): ReleaseDocument => ({
    schema: 1,
    serial: this.serial,
    issued: new Date(this.now).toISOString(),
    expires: new Date(this.now + 1).toISOString(),
    remotes: { [NAME]: this.channel },
  })

  write(channel: ReleaseChannel | null): void {
    if (!channel) return
    const last = this.past.at(-1)
    if (last) last.until = this.now
    this.channel = channel
    this.serial++
    this.past.push({ document: this.document(), from: this.now, until: Number.POSITIVE_INFINITY })
  }

  play(step: Step): void {
    const ids = Object.keys(this.channel.releases)
    if ('which' in step) {
      const id = ids[step.which % ids.length]
      if (id !== undefined) this.with(step, id)
    } else if (step.does === 'rollback') this.rollback()
    else if (step.does === 'gc') this.collect()
    else this.publish()
  }

  with({ does, share }: Extract<Step, { which: number }>, id: string): void {
    if (this.channel.blocked.includes(id)) return
    if (does === 'block') this.write(withBlocked(this.channel, id, () => true))
    else if (does === 'preview')
      this.previews.push({ name: NAME, release: id, pass: '', team: null, until: this.now + share * HOUR })
    else this.promote(id, share)
  }

  promote(id: string, share: number): void {
    try {
      this.write(share < 50 ? promotedTo(this.channel, NAME, id, share) : promoted(this.channel, id))
    } catch {
      // A second rollout is refused.
    }
  }

  publish(): void {
    const release = `r${++this.published}`
    const entry: PublishedRelease = {
      ...manifestFor(NAME, release),
      base: `/r/${NAME}/${release}/`,
      publishedAt: new Date(this.now).toISOString(),
    }
    this.files.set(release, this.now)
    this.write({ ...this.channel, releases: { ...this.channel.releases, [release]: entry } })
  }

  rollback(): void {
    const target = rollbackTarget(this.channel)
    if (target) this.write(rolledBack(this.channel, target))
  }

  collect(): void {
    const before = this.document()
    const known: History = { past: this.past, previews: this.previews }
    const remotes = swept(before, known, POLICY, this.now)
    this.write(remotes?.[NAME] ?? null)
    const stored = [...this.files].map(([id, changed]) => ({
      path: `${NAME}/${id}/web/a.js`,
      size: 1,
      changed,
    }))
    for (const { release } of removable(before, this.document(), stored, this.now)) this.files.delete(release)
  }

  /** Who may still ask for files, told without the code under test. */
  wanted(): Set<string> {
    const wanted = new Set<string>()
    const chain = ({ active, lastGood, blocked }: ReleaseChannel) => {
      for (const { release } of active) wanted.add(release)
      for (const id of lastGood.filter(one => !blocked.includes(one)).slice(0, POLICY.keep)) wanted.add(id)
    }
    chain(this.channel)
    for (const { document, until } of this.past)
      if (until >= this.now - POLICY.age) chain(document.remotes[NAME] as ReleaseChannel)
    for (const { release, until } of this.previews) if (until > this.now) wanted.add(release)
    for (const { release, publishedAt } of Object.values(this.channel.releases))
      if (Date.parse(publishedAt) >= this.now - POLICY.age) wanted.add(release)
    return wanted
  }
}

describe('REL-2 gc', () => {
  test('never removes what an open page, a fallback, a canary or a preview may need, whatever came before', () => {
    let collected = 0
    fc.assert(
      fc.property(history, steps => {
        const shop = new Play()
        for (const { act: step, wait } of steps) {
          shop.now += wait * HOUR
          shop.play(step)
          for (const id of shop.wanted()) expect(shop.files.has(id), `${id} after ${step.does}`).toBe(true)
          for (const { release } of shop.channel.active) expect(shop.channel.releases).toHaveProperty(release)
        }
        collected += shop.published - shop.files.size
      }),
      { numRuns: 1_000 },
    )
    // It does remove something, else nothing was shown.
    expect(collected).toBeGreaterThan(100)
  })

  test('REL-7 keeps what a preview shows, until that is taken back', () => {
    const shop = new Play()
    shop.publish()
    shop.now += 2 * POLICY.age
    const preview = { name: NAME, release: 'r1', pass: 'a-pass', team: null, until: shop.now + HOUR }
    const left = (document: ReleaseDocument) =>
      swept(document, { past: [], previews: [preview] }, POLICY, shop.now)?.[NAME]?.releases
    expect(left(shop.document())).toBeUndefined()
    const revoked = { 'a-pass': new Date(preview.until).toISOString() }
    expect(left({ ...shop.document(), revoked })).toEqual({})
    // A team's is taken back in its own channel.
    const document = shop.document()
    const ofTeam = { past: [], previews: [{ ...preview, team: NAME }] }
    const remotes = { ...document.remotes, [NAME]: { ...shop.channel, revoked } }
    expect(swept(document, ofTeam, POLICY, shop.now)?.[NAME]?.releases).toBeUndefined()
    expect(swept({ ...document, remotes }, ofTeam, POLICY, shop.now)?.[NAME]?.releases).toEqual({})
  })
})

describe.each(STORE_KINDS)('REL-2 gc on a %s store', kind => {
  let at: TestStore
  let release: ReturnType<typeof operatorWith>
  beforeEach(async () => {
    at = await STORES[kind]()
    release = operatorWith(at.env)
  })
  afterEach(() => at.close())

  const live = async (name: string, id: string) => {
    await release('publish', await builtRelease(at.folder, name, id))
    await release('promote', name, id)
  }

  test('keeps everything young, tells in a dry run what it would remove, and says why the rest stays', async () => {
    await live('host-shell', 'h1')
    for (const id of ['c1', 'c2', 'c3']) await live('mfe-catalog', id)
    const { data } = await release('gc', '--days', '1', '--keep', '1')
    expect(data).toMatchObject({ changed: false, removed: [], bytes: 0 })
    expect(data.kept).toContainEqual({ name: 'mfe-catalog', release: 'c1', need: 'session' })
    expect((await release('gc', '--days', '0')).code).toBe(2)
  })

  test('removes documents that nobody can have a page of, and the log still says what happened', async () => {
    await live('host-shell', 'h1')
    const store = openStore(at.location)
    const settings = readSettings(at.env)
    const written = await readDocument(openWorkspace(settings))
    const old = new Date(Date.now() - 48 * HOUR).toISOString()
    const key = await signingKey(settings)
    await store.removeDocuments([1, 2])
    for (let serial = 1; serial <= 62; serial++)
      await store.writeDocument(serial, signDocument({ ...written, serial, issued: old }, key))
    await release('freeze', 'host-shell', '--reason', 'x')
    expect((await release('gc', '--days', '1', '--dry-run')).data).toMatchObject({ documents: 12 })
    expect((await release('gc', '--days', '1')).data).toMatchObject({ documents: 12, changed: false })
    expect((await store.serials())[0]).toBe(13)
    expect((await release('gc', '--days', '1')).data).toMatchObject({ documents: 0 })
    const { data } = await release('log')
    expect((data.acts as Act[]).map(({ verb, lost }) => [verb, lost])).toEqual(
      ['gc', 'freeze', 'promote', 'publish'].map(verb => [verb, false]),
    )
    expect((await release('unfreeze', 'host-shell', '--reason', 'x')).err).toBe('')
  })
})

test('REL-2 on a disk without room gc first removes what needs none, and then can write', async () => {
  const at = await STORES.folder()
  try {
    const release = operatorWith(at.env)
    for (const id of ['h1', 'h2', 'h3']) {
      const dist = await builtRelease(at.folder, 'host-shell', id)
      await mkdir(join(dist, 'maps/web'), { recursive: true })
      await writeFile(join(dist, 'maps/web/entry.js.map'), '{}')
      await release('publish', dist)
      await release('promote', 'host-shell', id)
    }
    const old = { ...openWorkspace(readSettings(at.env)), now: () => new Date(Date.now() + 3 * HOUR * 24) }
    const left = async () => (await old.store.listFiles('')).map(({ path }) => path)
    expect((await left()).filter(path => path.endsWith('.map'))).toHaveLength(3)
    let full = true
    const writes = async <T>(write: () => Promise<T>) => {
      if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return write()
    }
    const { store } = old
    const workspace = {
      ...old,
      store: {
        ...store,
        appendAudit: (entry: AuditEntry) => writes(() => store.appendAudit(entry)),
        writeDocument: (serial: number, text: string) => writes(() => store.writeDocument(serial, text)),
        removeFiles: async (paths: string[]) => {
          await store.removeFiles(paths)
          if (paths.length > 0) full = false
        },
      },
    }
    await gc.run(workspace, [], { days: '1', keep: '1' })
    expect((await left()).some(path => path.startsWith('host-shell/h1/'))).toBe(false)
    expect((await left()).filter(path => path.endsWith('.map'))).toHaveLength(2)
    expect((await release('status')).data.serial).toBe(7)
  } finally {
    await at.close()
  }
})

describe('REL-2 files without a release', () => {
  test('of a publishing that broke off are removed after a day, not before', async () => {
    const at = await STORES.folder()
    try {
      const release = operatorWith(at.env)
      await release('publish', await builtRelease(at.folder, 'host-shell', 'h1'))
      await release('publish', await builtRelease(at.folder, 'host-shell', 'h1'))
      const { folderStore } = await import('../../store/folder.ts')
      const store = folderStore(at.location)
      await store.putFile('mfe-catalog/half/web/a.js', Buffer.from('12345'))
      expect((await release('gc')).data.removed).toEqual([])
      const old = new Date(Date.now() - 25 * HOUR)
      await utimes(join(at.location, 'files/mfe-catalog/half/web/a.js'), old, old)
      const removed = [{ name: 'mfe-catalog', release: 'half', bytes: 5, files: 1 }]
      expect((await release('gc', '--dry-run')).data).toMatchObject({ removed, bytes: 5 })
      expect((await release('gc')).data).toMatchObject({ removed })
      expect(await store.listFiles('mfe-catalog/')).toEqual([])
      expect((await release('log', '--verb', 'gc')).data.acts).toHaveLength(1)
    } finally {
      await at.close()
    }
  })

  test('that somebody publishes again while they are being removed stay', async () => {
    const at = await STORES.folder()
    try {
      const release = operatorWith(at.env)
      await release('publish', await builtRelease(at.folder, 'host-shell', 'h1'))
      const dist = await builtRelease(at.folder, 'host-shell', 'h2')
      const workspace = openWorkspace(readSettings(at.env))
      const { store } = workspace
      await release('publish', dist)
      const stored = (await store.listFiles('host-shell/h2/')).map(({ path }) => path)
      await changeDocument(workspace, {
        verb: 'gc',
        why: 'the publishing broke off before it was entered',
        edit({ remotes }) {
          const host = remotes['host-shell'] as ReleaseChannel
          const { h2: _gone, ...releases } = host.releases
          return { ...remotes, 'host-shell': { ...host, releases } }
        },
      })
      const old = new Date(Date.now() - 25 * HOUR)
      for (const path of stored) await utimes(join(at.location, 'files', path), old, old)
      const meanwhile = {
        ...store,
        listFiles: async (prefix: string) => {
          const files = await store.listFiles(prefix)
          expect((await release('publish', dist)).data).toMatchObject({ changed: true, written: 0 })
          return files
        },
      }
      await gc.run({ ...workspace, store: meanwhile }, [], {})
      expect((await store.listFiles('host-shell/h2/')).map(({ path }) => path).sort()).toEqual(stored.sort())
      expect((await release('doctor')).err).not.toContain('h2')
    } finally {
      await at.close()
    }
  })
})

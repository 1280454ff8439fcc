import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeDocument } from '../document/change.ts'
import { openWorkspace } from '../document/read.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import type { Flags } from '../flags.ts'
import { failure, run } from '../run.ts'
import { readSettings } from '../settings.ts'
import { publish } from './publish/publish.ts'
import { verbs } from './table.ts'
import { everyVerb } from './verb.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
})
afterEach(() => folder.remove())

async function live(name: string, id: string, more: Parameters<typeof builtRelease>[4] = {}) {
  const dist = await builtRelease(folder.path, name, id, {}, more)
  expect((await release('publish', dist)).err).toBe('')
  expect((await release('promote', name, id)).err).toBe('')
  return dist
}
const activeOf = async (name: string) => {
  const { data } = await release('status')
  return (data.remotes as Record<string, { active: { release: string }[] }>)[name]?.active.map(a => a.release)
}
const serial = async () => (await release('status')).data.serial

test('REL-2 a verb in a store where nothing is says which store that is', async () => {
  const { code, err } = await release('rollback', 'mfe-catalog', '--reason', 'x')
  expect(code).toBe(4)
  expect(err).toContain(`nothing is in the store at ${join(folder.path, 'store')}`)
})

test.each([
  ['renew'],
  ['renew', '--when-due'],
  ['worker', 'off', '--reason', 'x'],
  ['freeze', 'all', '--reason', 'x'],
])('REL-2 an empty store is not the shop’s: %s %s is refused there, and writes nothing', async (...argv) => {
  const { code, err } = await release(...argv)
  expect(code).toBe(4)
  expect(err).toContain(`nothing is in the store at ${join(folder.path, 'store')}`)
  expect(await serial()).toBe(0)
})

test('REL-2 a beginning of a release’s id stands for it, four characters at least and while it fits one alone', async () => {
  for (const id of ['abcd1', 'abcd2', 'abce3'])
    await release('publish', await builtRelease(folder.path, 'host-shell', id))
  expect((await release('promote', 'host-shell', 'abce')).data).toMatchObject({ release: 'abce3' })
  const several = await release('promote', 'host-shell', 'abcd')
  expect([several.code, several.data.message]).toEqual([
    4,
    'host-shell has several releases that begin with "abcd"',
  ])
  expect(several.data.reasons).toEqual(['published: abcd1, abcd2'])
  const short = await release('promote', 'host-shell', 'abc')
  expect(short.data.message).toBe('host-shell has no release "abc"')
  expect(short.data.reasons).toContain('it may be shortened to its first 4 characters, and no further')
})

test('REL-2 whoever publishes what was not committed is told', async () => {
  const git = { revision: 'abcdef0123456789', dirty: true }
  const { code, data } = await release(
    'publish',
    await builtRelease(folder.path, 'host-shell', 'h7', {}, { git }),
  )
  expect([code, data.notes]).toEqual([
    0,
    ['host-shell has changes that were not committed (revision abcdef0123)'],
  ])
})

test('REL-2 a full disk is told in words, with what to do', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(failure(full, false)).toEqual({
    code: 1,
    out: '',
    err: 'release: no room is left on the disk\n  - `gc --dry-run` says what can go; `gc` begins with what needs no room, and if it says this too, move a megabyte off that disk first. Nothing that is live was changed',
  })
})

test('REL-11 REL-6 where the documents are gone and the log tells of them, no verb begins anew: no edge would take that', async () => {
  const dist = await live('host-shell', 'h1')
  const documents = join(folder.path, 'store/documents')
  await rename(documents, `${documents}-aside`)
  for (const argv of [['status'], ['publish', dist], ['promote', 'host-shell', 'h1'], ['renew']]) {
    const { code, data } = await release(...argv)
    expect([code, data.message]).toEqual([
      5,
      'the documents of this store are gone: its log tells of serial 2',
    ])
  }
  expect((await release('doctor')).data.findings).toContainEqual(
    expect.objectContaining({
      check: 'document',
      remedy: expect.stringContaining('bring back `documents/`'),
    }),
  )
  await rename(`${documents}-aside`, documents)
  expect((await release('renew')).code).toBe(0)
})

test('REL-1 a first publication for which there was no room can be given again', async () => {
  const dist = await builtRelease(folder.path, 'host-shell', 'h1')
  const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
  const writeDocument = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  const full = { ...workspace, store: { ...workspace.store, writeDocument } }
  await expect(publish.run(full, [dist], { 'no-gate': true, reason: 'x' })).rejects.toThrow('no space left')
  expect((await release('publish', dist)).code).toBe(0)
})

describe('publish', () => {
  test('REL-1 stores every file, compressed forms beside web texts, and enters the release unserved', async () => {
    const dist = await builtRelease(folder.path, 'host-shell', 'h1')
    expect((await release('publish', dist)).data).toMatchObject({
      ok: true,
      changed: true,
      files: 3,
      serial: 1,
    })
    const at = join(folder.path, 'store/files/host-shell/h1')
    const entry = await readFile(join(dist, 'web/entry.js'))
    expect(await readFile(join(at, 'web/entry.js'))).toEqual(entry)
    expect(brotliDecompressSync(await readFile(join(at, 'web/entry.js.br')))).toEqual(entry)
    expect(gunzipSync(await readFile(join(at, 'web/entry.js.gz')))).toEqual(entry)
    await expect(stat(join(at, 'node/entry.mjs.br'))).rejects.toThrow('ENOENT')
    expect(await activeOf('host-shell')).toEqual([])
  })

  test('REL-1 is idempotent, and heals a file damaged in the store', async () => {
    const dist = await live('host-shell', 'h1')
    const before = await serial()
    expect((await release('publish', dist)).data).toMatchObject({ changed: false, written: 0 })
    const stored = join(folder.path, 'store/files/host-shell/h1/web/entry.js')
    await writeFile(stored, 'damaged')
    expect((await release('publish', dist)).data).toMatchObject({ changed: false, written: 1 })
    expect(await readFile(stored, 'utf8')).toBe(await readFile(join(dist, 'web/entry.js'), 'utf8'))
    expect(await serial()).toBe(before)
  })

  test('REL-12 says of one that is published already whether it is blocked, and how it is promoted all the same', async () => {
    await live('host-shell', 'h1')
    const dist = await live('mfe-catalog', 'c1')
    const again = async () =>
      (await run(['publish', dist, '--no-gate', '--reason', 'a test'], operatorEnv(folder.path))).out
    expect(await again()).toMatch(/c1 is published already$/m)
    await release('block', 'mfe-catalog', 'c1', '--take-down', '--reason', 'prices missing')
    expect(await again()).toContain(
      'c1 is published already, and blocked: `unblock mfe-catalog c1 --reason "…"` lets it be promoted',
    )
  })

  test('REL-6 refuses files that are not those of the manifest, naming each', async () => {
    const dist = await builtRelease(folder.path, 'host-shell', 'h1')
    await writeFile(join(dist, 'node/entry.mjs'), 'altered')
    const { code, data } = await release('publish', dist)
    expect([code, data.reasons]).toEqual([4, ['node/entry.mjs is not the file the manifest names']])
    expect(await serial()).toBe(0)
  })

  test('REL-1 refuses other content under a known release id', async () => {
    await live('host-shell', 'h1')
    const other = await builtRelease(folder.path, 'host-shell', 'h1', { 'web/more.js': '1' })
    expect((await release('publish', other)).code).toBe(4)
  })

  test('REL-5 refuses a remote whose contract no live host provides, with the reason', async () => {
    await live('host-shell', 'h1')
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1', {}, { requires: '^2.0.0' })
    const { code, data } = await release('publish', dist)
    expect([code, data.reasons]).toEqual([
      4,
      [
        'mfe-catalog c1 requires contract ^2.0.0; live host-shell h1 provides contract 1.0.0',
        'promote a host that provides it first, build against that one, or give both to one command: docs/upgrade.md',
      ],
    ])
  })

  test('REL-5 refuses a remote while no host is live', async () => {
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1')
    expect((await release('publish', dist)).data.reasons).toEqual([
      'no host-shell is live: publish and promote one first',
      expect.stringMatching(/^nothing is in the store at /),
    ])
  })

  test('REL-5 refuses a host that would break a live remote', async () => {
    await live('host-shell', 'h1')
    await live('mfe-catalog', 'c1')
    const dist = await builtRelease(folder.path, 'host-shell', 'h2', {}, { provides: '2.0.0' })
    const { code, data } = await release('publish', dist)
    expect(code).toBe(4)
    expect(data.reasons).toEqual([
      'live mfe-catalog c1 requires contract ^1.0.0; host-shell h2 provides contract 2.0.0',
      'promote a release of the remote that fits first, or give both to one command: docs/upgrade.md',
    ])
  })

  test.each([
    ['no manifest', null, 'manifest.json cannot be read'],
    ['a path out of the folder', { css: ['../x.css'] }, 'css.0'],
    ['a file not listed', { initial: ['web/none.js'] }, 'web/none.js is named but not among the web files'],
    ['a host without a version', { provides: 'one' }, 'a host needs `provides`'],
    ['a range that is none', { requires: 'newest' }, 'requires "newest" is not a semver range'],
    [
      'a node entry among web files',
      { entries: { web: 'web/entry.js', node: 'entry.mjs' } },
      'a folder of its own',
    ],
  ] as const)('REL-1 refuses %s', async (_name, more, reason) => {
    const dist = more ? await builtRelease(folder.path, 'host-shell', 'h1', {}, more as object) : folder.path
    const { code, err } = await release('publish', dist)
    expect(code).toBe(4)
    expect(err).toContain(reason)
  })
})

describe('promote and rollback', () => {
  test('REL-11 after a write by a clock that was ahead an operator whose clock is right says so, and everything can be written again', async () => {
    await live('host-shell', 'h1')
    const ahead = new Date(Date.now() + 3 * 86_400_000)
    const workspace = { ...openWorkspace(readSettings(operatorEnv(folder.path))), now: () => ahead }
    await changeDocument(workspace, { verb: 'renew', why: 'x', edit: ({ remotes }) => remotes })
    const refused = await release('freeze', 'all', '--reason', 'x')
    expect(refused.code).toBe(5)
    expect(refused.err).toContain('renew --clock-is-right')
    expect((await release('renew', '--clock-is-right')).code).toBe(2)
    expect((await release('renew', '--clock-is-right', '--reason', 'it was ahead')).err).toBe('')
    expect((await release('freeze', 'all', '--reason', 'x')).err).toBe('')
    const { data } = await release('log', '--verb', 'renew', '--limit', '1')
    expect(data.acts).toMatchObject([{ why: 'it was ahead' }])
  })

  test('REL-11 promoting what serves already changes nothing', async () => {
    await live('host-shell', 'h1')
    const before = await serial()
    expect((await release('promote', 'host-shell', 'h1')).data).toMatchObject({ changed: false })
    expect(await serial()).toBe(before)
  })

  test('REL-5 a rollback of the host that would break a live remote is refused with the way out', async () => {
    await live('host-shell', 'h1')
    await live('host-shell', 'h2', { provides: '1.1.0' })
    await live('mfe-catalog', 'c1', { requires: '^1.1.0' })
    const { code, data } = await release('rollback', 'host-shell')
    expect(code).toBe(4)
    expect(data.reasons).toEqual([
      'live mfe-catalog c1 requires contract ^1.1.0; host-shell h1 provides contract 1.0.0',
      'name another release with --to, or roll the other part back first',
    ])
  })
})

describe('status, renew and the rest', () => {
  test('REL-2 every write has its who, when and why', async () => {
    await live('host-shell', 'h1')
    await release('promote', 'host-shell', 'h1', '--reason', 'again')
    await release('renew', '--reason', 'yearly')
    const { data } = await release('status')
    expect(data.writes).toMatchObject([
      { serial: 3, verb: 'renew', who: 'test', why: 'yearly' },
      { serial: 2, verb: 'promote', who: 'test', why: 'promote host-shell h1' },
      { serial: 1, verb: 'publish', who: 'test' },
    ])
    expect(Date.parse(String(data.expires)) - Date.parse(String(data.issued))).toBe(30 * 86_400_000)
  })

  test('REL-2 status of one name tells each of its releases, and what happened to it', async () => {
    await live('host-shell', 'h1')
    await live('host-shell', 'h2')
    await release('block', 'host-shell', 'h1', '--reason', 'leaks')
    const { out } = await run(['status', 'host-shell'], operatorEnv(folder.path))
    expect(out).toMatch(/ {2}h2 {2}100 % +published \S+Z {2}abc\n {2}h1 {2}blocked +published \S+Z {2}abc\n/)
    expect(out).toMatch(/block host-shell h1 {2}by test: leaks/)
    expect((await release('status', 'mfe-none')).code).toBe(4)
  })

  test('NFR-S the private key is its owner’s alone, and lies outside the store', async () => {
    await live('host-shell', 'h1')
    expect((await stat(join(folder.path, 'keys/signing.pem'))).mode & 0o777).toBe(0o600)
  })

  test('REL-6 REL-11 a document altered in the store is passed over and named; the next write goes on from the last that holds', async () => {
    await live('host-shell', 'h1')
    await release('freeze', 'host-shell', '--reason', 'lost with it')
    const path = join(folder.path, 'store/documents/0000000003.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('frozen\\":true', 'frozen\\":false'))
    const before = await release('status')
    expect([before.code, before.data.serial]).toEqual([5, 2])
    expect(before.err).toMatch(/document 3 is set aside: .*altered.* goes on from 2 of/)
    expect((await release('renew', '--dry-run')).code).toBe(5)
    const renewed = await release('renew')
    expect([renewed.code, renewed.data.serial]).toEqual([0, 4])
    expect(renewed.err).toContain('document 3 is set aside')
    expect(await release('status')).toMatchObject({ code: 0, err: '', data: { serial: 4 } })
    const { data } = await release('log', '--verb', 'set-aside')
    expect(data.acts).toMatchObject([{ serial: 3, who: 'test', why: expect.stringContaining('altered') }])
  })

  test('REL-6 one signed by a key unknown here is not passed over: it may be newer than this operator’s keys', async () => {
    await live('host-shell', 'h1')
    for (const name of await readdir(join(folder.path, 'keys/trusted')))
      await rm(join(folder.path, 'keys/trusted', name))
    const { code, err } = await release('renew')
    expect(code).toBe(5)
    expect(err).toContain('if the key was changed: put its public half into')
  })

  test('REL-6 where none can be trusted, every verb says so', async () => {
    await live('host-shell', 'h1')
    for (const name of await readdir(join(folder.path, 'store/documents')))
      await writeFile(join(folder.path, 'store/documents', name), '{}')
    for (const argv of [['status'], ['rollback', 'host-shell'], ['renew']])
      expect(await release(...argv)).toMatchObject({
        code: 5,
        err: expect.stringContaining('docs/runbook.md'),
      })
  })

  test.each(Object.entries(verbs))(
    'REL-2 %s --help says in a line what each flag does, of those in its usage and of no others',
    async (name, { usage, options, seenByEdges }) => {
      const named = new Set(usage.match(/--[a-z-]+/g))
      const own = Object.keys(options).map(flag => `--${flag}`)
      expect([...named].sort()).toEqual(own.sort())
      const { code, out } = await run([name, '--help'], operatorEnv(folder.path))
      const { wait, ...always } = everyVerb
      const flags: Flags = { ...options, ...always, ...(seenByEdges && { wait }) }
      const told = out.split('\n').filter(line => line.startsWith('  --'))
      expect([code, told.length]).toEqual([0, Object.keys(flags).length])
      for (const [index, [flag, { says }]] of Object.entries(flags).entries()) {
        expect(told[index]).toContain(`  --${flag} `)
        expect(told[index]).toContain(`  ${says}`)
      }
    },
  )

  test('REL-11 an example with environment variables can be run as it is printed', async () => {
    const { out } = await run(['doctor', '--help'], operatorEnv(folder.path))
    expect(out.split('\n').slice(out.split('\n').indexOf('Examples:') + 1)).toEqual([
      '  npm run release -- doctor',
      '  RELEASE_EDGES=http://edge1:8080,http://edge2:8080 npm run release -- doctor --json',
    ])
  })

  test.each([
    [[], 2, ''],
    [['fly'], 2, 'there is no verb "fly"'],
    [['rolback', 'mfe-x'], 2, 'there are: publish, check, promote, rollout, rollback,'],
    [['constructor'], 2, 'there is no verb'],
    [['promote', 'mfe-catalog'], 2, 'usage: promote'],
    [['rollback', 'x', '--deep'], 2, '--deep'],
    [['rollback', 'mfe-none'], 4, 'nothing is published under "mfe-none"'],
    [['promote', '__proto__', 'toString'], 4, 'nothing is published under'],
    [['--help'], 0, ''],
    [['rollback', '--help'], 0, ''],
  ] as const)('REL-2 %j ends with %i', async (argv, code, words) => {
    const ending = await run([...argv], operatorEnv(folder.path))
    expect(ending.code).toBe(code)
    expect(ending.err).toContain(words)
  })
})

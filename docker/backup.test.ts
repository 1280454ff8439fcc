import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'backup.sh')
let folder: string
let backups: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-backup-'))
  backups = join(folder, 'backups')
  await mkdir(backups)
  // The default place of a store outside containers.
  await put('data/releases/documents/0000000001.json')
  await put('data/releases/files/mfe-x/x1/web/entry.js')
  await put('data/keys/signing.pem')
  await program('pg_dump', 'echo dump > "$3"')
  await program('pg_restore', 'cat "$2"')
  // One night, and the end.
  await program('sleep', `[ -e ${folder}/slept ] && kill $PPID; touch ${folder}/slept`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(path: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), path)
}
async function program(name: string, body: string): Promise<void> {
  await put(`bin/${name}`)
  await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${body}\n`)
  await chmod(join(folder, 'bin', name), 0o755)
}
const backUp = (how: string, env: Record<string, string> = {}) =>
  run('sh', [SCRIPT, how], {
    env: {
      PATH: `${folder}/bin:${process.env.PATH}`,
      BACKUPS: backups,
      RELEASE_STORE: join(folder, 'data/releases'),
      ...env,
    },
  })
const finished = async () => (await readdir(backups)).filter(name => !name.startsWith('.'))
const newest = async () => (await readdir(join(backups, 'newest'))).sort()
const inArchive = async (name: string) => (await run('tar', ['-tzf', join(backups, 'newest', name)])).stdout

test('REL-11 a store is backed up whatever its folder is named', async () => {
  expect((await backUp('once')).stdout).toContain('backed up to')
  expect(await inArchive('documents.tar.gz')).toContain('releases/documents/0000000001.json')
  expect(await inArchive('documents.tar.gz')).not.toContain('releases/files')
  expect(await inArchive('files.tar.gz')).toContain('releases/files/mfe-x/x1/web/entry.js')
  expect(await inArchive('keys.tar.gz')).toContain('keys/signing.pem')
})

test.each(['data/releases/documents', 'data/releases/files', 'data/keys'])(
  'REL-11 without %s there is no backup rather than an empty one',
  async path => {
    await rm(join(folder, path), { recursive: true })
    await expect(backUp('once')).rejects.toThrow()
    await mkdir(join(folder, path))
    await expect(backUp('once')).rejects.toThrow(/to back up\nno backup was made, what there was stays/)
    expect(await readdir(backups)).toEqual([])
  },
)

test('REL-11 of releases in a bucket it says that they are not backed up here', async () => {
  const bucket = { RELEASE_STORE: 's3://releases/shop?region=x', RELEASE_KEYS: join(folder, 'data/keys') }
  expect((await backUp('once', bucket)).stdout).toContain('the releases are in a bucket')
  expect(await newest()).toEqual(['arcade.dump', 'keys.tar.gz'])
})

test('REL-11 a night in which the database cannot be read leaves the newest backup as it is', async () => {
  await backUp('once')
  const before = await readlink(join(backups, 'newest'))
  await program('pg_dump', 'exit 1')
  const { stdout, stderr } = await backUp('nightly')
  expect(stderr).toContain('backup failed')
  expect(stdout).not.toContain('backed up')
  expect(await readlink(join(backups, 'newest'))).toBe(before)
  expect(await finished()).toEqual([before, 'newest'])
})

test('REL-11 each night there is one more', async () => {
  await program('date', `[ "$2" = +%s ] && echo 0 || echo 2026-01-0$(ls ${backups} | grep -vc newest)`)
  expect((await backUp('nightly')).stderr).toBe('')
  expect(await finished()).toEqual(['2026-01-00', '2026-01-01', 'newest'])
})

const DAY_MS = 86_400_000
/** A backup that was made so many days ago. */
async function old(days: number): Promise<string> {
  const at = new Date(Date.now() - days * DAY_MS)
  const name = at.toISOString().replace(/:|\.\d+/g, '')
  await mkdir(join(backups, name))
  await utimes(join(backups, name), at, at)
  return name
}

test('REL-11 nights that failed take no backup away: as many as days stay; what was cut off goes', async () => {
  const before = [await old(30), await old(20), await old(1)]
  await mkdir(join(backups, '.cut-off'))
  await utimes(join(backups, '.cut-off'), 0, 0)
  await backUp('once', { KEEP_DAYS: '14' })
  expect(await readdir(backups)).toEqual(expect.arrayContaining(before))
  expect(await readdir(backups)).not.toContain('.cut-off')
})

test('REL-11 what is older than KEEP_DAYS, and not among so many of the newest, goes', async () => {
  const [oldest, older, young] = [await old(30), await old(20), await old(1)]
  await backUp('once', { KEEP_DAYS: '2' })
  const left = await finished()
  expect(left).toContain(young)
  expect(left).not.toContain(older)
  expect(left).not.toContain(oldest)
})

test('REL-11 a clock that is a month ahead takes no backup away', async () => {
  const before = [await old(3), await old(2), await old(1)]
  // As `find` would see them by such a clock.
  for (const name of before) await utimes(join(backups, name), 0, 0)
  await backUp('once', { KEEP_DAYS: '14' })
  expect(await finished()).toEqual(expect.arrayContaining(before))
})

test('REL-11 what a clock made that was ahead does not hide the backups that follow', async () => {
  await mkdir(join(backups, '2099-01-01T000000Z'))
  await backUp('once', { KEEP_DAYS: '1' })
  const made = await readlink(join(backups, 'newest'))
  expect(made).not.toBe('2099-01-01T000000Z')
  expect(await finished()).toContain(made)
})

test.each(['14d', '-1', '0', '1.5'])('REL-11 KEEP_DAYS=%s is refused before anything is done', async days => {
  await expect(backUp('once', { KEEP_DAYS: days })).rejects.toThrow(
    `KEEP_DAYS must be a whole number of days, 1 or more, not "${days}"`,
  )
  expect(await readdir(backups)).toEqual([])
})

import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDocument } from '../document/change.ts'
import { openWorkspace } from '../document/read.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'
import { readSettings } from '../settings.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  expect((await release('promote', 'host-shell', 'h1')).err).toBe('')
})
afterEach(() => folder.remove())
const serial = async () => (await release('status')).data.serial

test('REL-6 a key is never made silently beside a document, and nothing is signed by a clock that is behind', async () => {
  const keys = join(folder.path, 'keys')
  const before = await serial()
  await rename(join(keys, 'signing.pem'), join(keys, 'aside'))
  const refused = await release('renew')
  expect([refused.code, refused.data.message]).toEqual([
    5,
    `there is no signing key at ${join(keys, 'signing.pem')}`,
  ])
  expect(await readdir(join(keys, 'trusted'))).toHaveLength(1)
  const made = await release('renew', '--new-key')
  expect([made.code, made.err]).toEqual([0, ''])
  expect(await readdir(join(keys, 'trusted'))).toHaveLength(2)
  const behind = new Date(Date.now() - 40 * 86_400_000)
  const workspace = { ...openWorkspace(readSettings(operatorEnv(folder.path))), now: () => behind }
  const change = { verb: 'renew', why: 'x', edit: (document: ReleaseDocument) => document.remotes }
  await expect(changeDocument(workspace, change)).rejects.toThrow('the clock of this machine says')
  expect(await serial()).toBe(Number(before) + 1)
})

test('REL-6 REL-11 a new key beside one that is there is refused: whoever had that one stolen must not go on with it', async () => {
  const keys = join(folder.path, 'keys')
  const before = await serial()
  for (const more of [[], ['--dry-run']]) {
    const { code, err } = await release('renew', '--new-key', ...more)
    expect([code, err]).toEqual([4, expect.stringContaining(`mv ${join(keys, 'signing.pem')}`)])
  }
  expect([await serial(), await readdir(join(keys, 'trusted'))]).toEqual([before, [expect.any(String)]])
  await rename(join(keys, 'signing.pem'), join(keys, 'aside'))
  const { out } = await run(['renew', '--new-key'], operatorEnv(folder.path))
  const trusted = await readdir(join(keys, 'trusted'))
  expect(trusted).toContain(`${/new key, ([0-9a-f]{16})/.exec(out)?.[1]}.pem`)
  expect(out).toContain('`team sign`')
})

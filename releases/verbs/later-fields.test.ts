import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDocument } from '../document/change.ts'
import { openWorkspace, readDocument } from '../document/read.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { readSettings } from '../settings.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
})
afterEach(() => folder.remove())

const NAME = 'mfe-x'
const workspace = () => openWorkspace(readSettings(operatorEnv(folder.path)))

/** What a later command writes: fields of its own, at each level. */
const asLater = (remotes: ReleaseDocument['remotes']) => ({
  ...remotes,
  [NAME]: {
    ...remotes[NAME],
    owner: 'team x',
    releases: Object.fromEntries(
      Object.entries(remotes[NAME]?.releases ?? {}).map(([id, entry]) => [id, { ...entry, budget: 1 }]),
    ),
  },
})

test('REL-6 every verb of an earlier command keeps what a later one wrote', async () => {
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  await release('promote', 'host-shell', 'h1')
  for (const id of ['c1', 'c2', 'c3'])
    await release('publish', await builtRelease(folder.path, NAME, id, {}, { provenance: 'ci' } as object))
  await release('promote', NAME, 'c1')
  await changeDocument(workspace(), {
    verb: 'later',
    why: 'later',
    edit: ({ remotes }) => asLater(remotes) as ReleaseDocument['remotes'],
  })
  for (const argv of [
    ['promote', NAME, 'c2', '--percent', '5'],
    ['promote', NAME, 'c2'],
    ['rollback', NAME, '--reason', 'x'],
    ['block', NAME, 'c3', '--reason', 'x'],
    ['freeze', NAME, '--reason', 'x'],
    ['unfreeze', NAME, '--reason', 'x'],
    ['renew'],
    ['gc', '--days', '1'],
  ]) {
    const { code, err } = await release(...argv)
    expect(code, `${argv.join(' ')}: ${err}`).toBe(0)
    expect((await readDocument(workspace())).remotes[NAME], argv.join(' ')).toMatchObject({
      owner: 'team x',
      releases: { c1: { budget: 1, provenance: 'ci' } },
    })
  }
})

test('REL-6 a build that says more than this command knows is published whole', async () => {
  const dist = await builtRelease(folder.path, 'host-shell', 'h1')
  const path = join(dist, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, sbom: { packages: 3 } }))
  expect((await release('publish', dist)).code).toBe(0)
  const { remotes } = await readDocument(workspace())
  expect(remotes['host-shell']?.releases.h1).toMatchObject({ sbom: { packages: 3 } })
})

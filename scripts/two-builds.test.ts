import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repeats } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { run } from './process.ts'
import { RELEASABLES } from './releasables.ts'

const ROOT = join(import.meta.dirname, '..')
const NAMES = RELEASABLES.slice(0, repeats(2, RELEASABLES.length))

/** Builds one release in a checkout of its own; packages are links, so checkouts must lie at one depth. @returns its files by path, hashed */
async function buildIn(root: string, name: string): Promise<Record<string, string>> {
  await mkdir(root, { recursive: true })
  const isSource = (path: string) => !/\/(?:node_modules|dist|\.cache)(?:\/|$)/.test(path.slice(ROOT.length))
  for (const entry of [name, 'shared-contracts', 'federation', 'package.json', 'package-lock.json'])
    await cp(join(ROOT, entry), join(root, entry), { recursive: true, filter: isSource })
  const packages = join(root, 'node_modules')
  await mkdir(packages)
  for (const entry of await readdir(join(ROOT, 'node_modules')))
    await symlink(
      join(
        [name, 'shared-contracts', 'federation'].includes(entry) ? root : join(ROOT, 'node_modules'),
        entry,
      ),
      join(packages, entry),
    )
  await run('node', ['../federation/build/cli.ts', '.'], { cwd: join(root, name), label: `build of ${name}` })
  const dist = join(root, name, 'dist')
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(entry =>
    entry.isFile(),
  )
  const hashed = files.map(async ({ parentPath, name: file }) => {
    const path = join(parentPath, file)
    return [
      path.slice(dist.length),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries((await Promise.all(hashed)).sort())
}

test.each(NAMES)(
  'REL-6 two builds of %s from the same sources in two places are the same bytes',
  async name => {
    const folder = await mkdtemp(join(tmpdir(), 'arcade-builds-'))
    try {
      const one = await buildIn(join(folder, 'a'), name)
      const other = await buildIn(join(folder, 'another-checkout'), name)
      expect(other).toEqual(one)
      expect(Object.keys(one).length).toBeGreaterThan(5)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

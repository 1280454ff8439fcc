import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Desk } from './release-copy.ts'
import type { Shop } from './shop.ts'

/** What is wrong with a release, in the source before it is built or in the store after it was published. */
export interface Fault {
  title: string
  source?(desk: Desk): Promise<void>
  stored?(folder: string): Promise<void>
  /** Web files are never answered. */
  hangs?: true
  /** Only the browser's files are at fault: the server renders the release. */
  onServer?: true
}

export const FAULTS: readonly Fault[] = [
  { title: 'missing', stored: folder => rm(folder, { recursive: true }) },
  {
    title: 'throwing on load',
    source: desk =>
      desk.edit(
        'remote.ts',
        /^(export default )/m,
        `if (Date.now() > 0) throw new Error('broken on load')\n$1`,
      ),
  },
  {
    title: 'throwing in render',
    source: desk =>
      desk.edit(
        'pages/cart.tsx',
        'export function Component() {',
        `export function Component() {\n  if (Date.now() > 0) throw new Error('broken in render')`,
      ),
  },
  { title: 'with one byte flipped in every file', stored: folder => flipOneByteInEach(folder, /./) },
  {
    title: 'with one byte flipped in every script of the browser',
    stored: folder => flipOneByteInEach(join(folder, 'web'), /\.js$/),
    onServer: true,
  },
  { title: 'hanging', hangs: true, onServer: true },
]

/** Has every page of a remote run a statement before it renders. */
export async function beforeEveryPage(desk: Desk, statement: string): Promise<void> {
  await desk.edit('remote.ts', /^export default \{/m, 'const sound = {')
  await desk.edit(
    'remote.ts',
    /$/,
    `
const before = load => async () => {
  const page = await load()
  const { Component: Sound } = page
  return { ...page, Component() { ${statement}; return Sound() } }
}
const pages = Object.entries(sound.pages).map(([path, load]) => [path, before(load)])
export default { ...sound, pages: Object.fromEntries(pages) } as typeof sound
`,
  )
}

/** Changes one byte of each file, and drops the compressed copies so that the changed bytes are what is sent. */
async function flipOneByteInEach(folder: string, which: RegExp): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    if (/\.(?:br|gz)$/.test(entry.name)) {
      await rm(path)
      continue
    }
    if (!which.test(entry.name)) continue
    const bytes = await readFile(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await rm(path)
    await writeFile(path, bytes)
  }
}

/** @returns folder of a published release in the shop's release store */
export const storedFolder = (shop: Shop, name: string, release: string): string =>
  join(shop.dataDir, 'releases', 'files', name, release)

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Change, Problem, Source } from '../against/news.ts'
import { compiledSource } from './compiled-source.ts'
import { foldersOf } from './layout.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
/** What it is built with is found from here. */
const CACHE = join(REPOSITORY, '.cache')
const NAME = 'mfe-sample'
let root: string
let dir: string
let source: Source
/** What pages are told, build by build. */
let changes: Change[]
let wrong: readonly Problem[]
/** Whether the shop takes what is built. */
let fits: boolean

beforeEach(async () => {
  await mkdir(CACHE, { recursive: true })
  root = await mkdtemp(join(CACHE, 'compiled-'))
  dir = join(root, NAME)
  await cp(join(REPOSITORY, 'federation/fixtures', NAME), dir, { recursive: true })
  source = compiledSource(foldersOf(root), NAME)
  changes = []
  wrong = []
  fits = true
})
afterEach(async () => {
  await source.close?.()
  await rm(root, { recursive: true, force: true })
})

const open = () =>
  source.open(
    change => {
      changes.push(change)
      return fits
    },
    problems => {
      wrong = problems
    },
  )
const save = (file: string, text: string) => writeFile(join(dir, file), text)
const styles = (color: string) => `@layer remote { .sample-home { color: ${color} } }`
const sheetOf = ({ local }: Pick<Change, 'local'>) => String(local.file('web/styles.css'))

/** @returns the build of which a test holds */
async function built(isIt: (change: Change) => boolean): Promise<Change> {
  await expect.poll(() => changes.some(isIt)).toBe(true)
  return changes.find(isIt) as Change
}

test('REL-7 a declaration that is saved while the first build runs is the one that is shown', async () => {
  const text = await readFile(join(dir, 'declaration.ts'), 'utf8')
  const saved = text.replace("'/list': 'list'", "'/list': 'list', '/more': 'list'")
  // Is saved anew as soon as it was read.
  const saving = `globalThis.process?.getBuiltinModule('node:fs').writeFileSync(new URL(import.meta.url), ${JSON.stringify(saved)})`
  await save('declaration.ts', `${text}\n${saving}\n`)
  const { local } = await open()
  expect([local, ...changes.map(change => change.local)].at(-1)?.page.paths).toHaveProperty('/more')
})

test('REL-7 what a refused build had that was new is told with the next that is shown, and is given to nobody before', async () => {
  const first = await open()
  fits = false
  await save('styles.css', styles('red'))
  expect(sheetOf(await built(({ news }) => news.length > 0))).toContain('red')
  expect(sheetOf(first)).not.toContain('red')
  fits = true
  changes = []
  await save('pages/label.ts', "export const label = 'two'")
  const { news } = await built(() => true)
  expect(news.map(({ kind }) => kind)).toContain('styles')
})

test('REL-7 of what does not build nothing is given to a page: the next that does follows on the last that did', async () => {
  const { newest } = await open()
  const web = join(foldersOf(root).builtAt(NAME), 'web')
  const before = await readdir(web)
  await save('pages/label.ts', 'export const label = (')
  await expect.poll(() => wrong.map(({ at }) => at?.[0])).toEqual([`${NAME}/pages/label.ts`])
  expect(await readdir(web)).toEqual(before)
  await save('pages/label.ts', "export const label = 'three'")
  await built(({ news }) => news.length > 0)
  expect(wrong).toEqual([])
  const { hash } = newest.find(({ kind }) => kind === 'built') as { hash: string }
  const next = (await readdir(web)).filter(file => file.includes(`${hash}.hot-update.`))
  expect((await Promise.all(next.map(file => readFile(join(web, file), 'utf8')))).join()).toContain('three')
})

test('REL-7 a package that is installed while it is worked on is found without another save', async () => {
  await install('before', '')
  await open()
  await save('pages/label.ts', "import { tiny } from 'tiny-words'\nexport const label = tiny")
  await expect.poll(() => wrong.map(({ message }) => message).join()).toContain('tiny-words')
  await install('tiny-words', "export const tiny = 'tiny'")
  await built(({ news }) => news.some(({ kind }) => kind === 'built'))
  expect(wrong).toEqual([])
})

/** As `npm install` leaves it, above the folder. */
async function install(name: string, code: string): Promise<void> {
  const folder = join(root, 'node_modules', name)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }),
  )
  await writeFile(join(folder, 'index.js'), code)
}

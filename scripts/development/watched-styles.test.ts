import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { readDevelopment } from 'federation/build/development.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherProblem } from './build-problems.ts'
import { foldersOf } from './layout.ts'
import { watchedStyles } from './watched-styles.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
/** What it is built with is found from here. */
const CACHE = join(REPOSITORY, '.cache')
const NAME = 'mfe-sample'
let root: string
let dir: string
let compiler: Compiler
/** As the last build has it. */
let sheet: string
let builds: number
/** Where the styles are wrong, as the last build has them. */
let wrong: unknown

beforeEach(async () => {
  await mkdir(CACHE, { recursive: true })
  root = await mkdtemp(join(CACHE, 'styles-'))
  dir = join(root, NAME)
  await cp(join(REPOSITORY, 'federation/fixtures', NAME), dir, { recursive: true })
  await writeFile(join(dir, 'entry.js'), 'export {}')
  const out = join(root, 'out')
  compiler = rspack({ context: dir, entry: './entry.js', output: { path: out }, mode: 'development' })
  const dressed = watchedStyles(compiler, await readDevelopment(dir, out))
  builds = 0
  sheet = ''
  compiler.watch({ aggregateTimeout: 10 }, () => {
    builds++
    try {
      sheet = String(Buffer.from(dressed().sheet ?? []))
      wrong = null
    } catch (error) {
      wrong = otherProblem(foldersOf(root), NAME, error).at?.[0]
    }
  })
  await shown('.sample-home')
})
afterEach(async () => {
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  await rm(root, { recursive: true, force: true })
})

const save = (file: string, text: string) => writeFile(join(dir, file), text)
const shown = async (selector: string) => {
  await expect.poll(() => sheet).toContain(selector)
  await expect.poll(() => wrong).toBeNull()
}

test('REL-7 a stylesheet that is not there yet, or does not read, is told with its place until it is mended', async () => {
  await save('styles.css', '@import "./later.css";')
  await expect.poll(() => wrong).toBe(`${NAME}/styles.css:1:1`)
  const before = builds
  await save('entry.js', 'export const besides = 1')
  await expect.poll(() => builds).toBeGreaterThan(before)
  expect(wrong).toBe(`${NAME}/styles.css:1:1`)
  await save('later.css', '@layer remote { .sample-b { color: red } }}')
  await expect.poll(() => wrong).toBe(`${NAME}/later.css:1:44`)
  await save('later.css', '@layer remote { .sample-c { color: red } }')
  await shown('.sample-c')
})

test('REL-7 a stylesheet is noticed from its first save on', async () => {
  await save('b.css', '@layer remote { .sample-b { color: red } }')
  await save('styles.css', '@import "./b.css";')
  await shown('.sample-b')
  await save('b.css', '@layer remote { .sample-c { color: red } }')
  await shown('.sample-c')
  await rm(join(dir, 'b.css'))
  await expect.poll(() => wrong).toBe(`${NAME}/styles.css:1:1`)
})

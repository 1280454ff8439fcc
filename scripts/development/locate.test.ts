import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldersOf, type Layout } from './layout.ts'
import { locate } from './locate.ts'

let root: string
let layout: Layout
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arcade-places-'))
  layout = foldersOf(root)
  const web = join(layout.builtAt('mfe-x'), 'web')
  await mkdir(web, { recursive: true })
  // The first line is the second of the page, from its third column on; the next is of a package.
  const sources = [join(root, 'mfe-x/pages/a.tsx'), join(root, 'node_modules/p/index.js')]
  const map = { version: 3, sources, names: [], mappings: 'AACE;ACAA' }
  await writeFile(join(web, 'a.0f1e2d.js.map'), JSON.stringify(map))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const FILE = 'http://localhost:8080/r/mfe-x/development/web/a.0f1e2d.js'

test.each([
  [`    at Page (${FILE}:1:1)`, 'Page (mfe-x/pages/a.tsx:2:3)'],
  [`    at async load (${FILE}:1:1)`, 'load (mfe-x/pages/a.tsx:2:3)'],
  [`    at ${FILE}:1:1`, 'mfe-x/pages/a.tsx:2:3'],
  [`Page@${FILE}:1:1`, 'Page (mfe-x/pages/a.tsx:2:3)'],
])('REL-7 a place of a build is told as that of its source: %s', async (line, place) => {
  expect(await locate(layout, `Error: no\n${line}`)).toEqual([place])
})

test.each([
  `at Page (${FILE}:2:1)`,
  `at Page (${FILE.replace('0f1e2d', 'ffffff')}:1:1)`,
  `at Page (${FILE.replace('mfe-x', '..')}:1:1)`,
  'at Page (http://localhost:8080/r/mfe-x/1a2b3c/web/a.0f1e2d.js:1:1)',
])('REL-7 what is of a package, or of no build here, is left out: %s', async line => {
  expect(await locate(layout, line)).toEqual([])
})

import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openWorkspace, readDocument, readSettings } from 'releases/document'
import { hasIntegrity, nodeFiles, webFiles } from 'releases/files'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { filePath, openStore } from 'releases/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { assetsHtml } from '../page/assets.ts'
import { createNodeFiles } from './node-files.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('hello') })
  const files = {
    'node/entry.mjs': "export * from './part.mjs'",
    'node/part.mjs': 'export const part = 1',
    'web/entry.js': "import './part.js'",
    'web/part.js': 'export const part = 1',
    'web/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  await shop.ship('mfe-catalog', 'c1', files)
})
afterEach(() => shop.close())

test('REL-6 one bit flipped in each published file in turn: the edge runs and writes none of them, and vouches for none', async () => {
  const settings = readSettings(operatorEnv(shop.folder))
  const document = await readDocument(openWorkspace(settings))
  const release = document.remotes['mfe-catalog']?.releases.c1
  if (!release) throw new Error('not published')
  const store = openStore(settings.store)
  const own = new Set([...nodeFiles(release), ...release.css])
  let flipped = 0
  for (const path of Object.keys(release.files)) {
    const stored = shop.stored(filePath('mfe-catalog', 'c1', path))
    const bytes = await readFile(stored)
    for (const place of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      await writeFile(stored, changed)
      // An edge that has copied nothing yet.
      const code = createNodeFiles(store, join(shop.folder, `cache-${flipped++}`))
      if (own.has(path)) await expect(code.entry(release), path).rejects.toThrow(`${path} is not the file`)
      else expect(hasIntegrity(changed, release.files[path]), path).toBe(false)
    }
    await writeFile(stored, bytes)
  }
  expect(flipped).toBe(Object.keys(release.files).length * 3)
  // What the browser fetches itself it is told to check: each file of the release is named with the integrity signed.
  const html = assetsHtml(
    'n',
    { host: release, remotes: new Map(), trusted: [release], styles: () => null },
    { remote: null, page: null, language: 'en' },
  )
  const { integrity } = JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(integrity).toEqual(
    Object.fromEntries(webFiles(release).map(path => [release.base + path, release.files[path]])),
  )
})

test('REL-6 a byte more is as wrong as another one', async () => {
  const settings = readSettings(operatorEnv(shop.folder))
  const release = (await readDocument(openWorkspace(settings))).remotes['mfe-catalog']?.releases.c1
  await appendFile(shop.stored('mfe-catalog/c1/node/part.mjs'), ' ')
  const code = createNodeFiles(openStore(settings.store), join(shop.folder, 'cache'))
  if (!release) throw new Error('not published')
  await expect(code.entry(release)).rejects.toThrow('node/part.mjs is not the file')
})

test('REL-3 L10 what an edge has taken of a release it goes on with when its copies are gone, also once something else was released', async () => {
  const settings = readSettings(operatorEnv(shop.folder))
  const read = async () => {
    const release = (await readDocument(openWorkspace(settings))).remotes['mfe-catalog']?.releases.c1
    if (!release) throw new Error('not published')
    return release
  }
  const cache = join(shop.folder, 'cache')
  const code = createNodeFiles(openStore(settings.store), cache)
  const before = await read()
  const entry = await code.entry(before)
  await rm(join(cache, 'code'), { recursive: true })
  await shop.ship('mfe-checkout', 'o1')
  const after = await read()
  expect(await code.entry(after)).toBe(entry)
  expect(code.styles(after)).toEqual([expect.stringContaining('{')])
  expect(code.styles(after)).toEqual(code.styles(before))
})

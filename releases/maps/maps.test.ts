import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { folderStore } from '../store/folder.ts'
import { heaviest } from './heaviest.ts'
import { mappedStack, readMaps } from './mapped-stack.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let dist: string
beforeEach(async () => {
  folder = await temporaryFolder()
  dist = await builtRelease(folder.path, 'host-shell', 'h1')
  await mkdir(join(dist, 'maps/web'), { recursive: true })
  // Line 1, column 11 of the file is line 41, column 3 of the source.
  const map = { version: 3, sources: ['../../../pages/product.tsx'], names: [], mappings: 'AAAA,UAwCE' }
  await writeFile(join(dist, 'maps/web/entry.js.map'), JSON.stringify(map))
})
afterEach(() => folder.remove())

const STACK = `TypeError: no cart
    at press (https://shop.test/r/host-shell/h1/web/entry.js:1:11)
    at https://shop.test/r/host-shell/h1/web/other.js:1:2
    at https://elsewhere.test/a.js:3:4`

test('REL-9 a stack is told with the places in the sources; what has no map stays as it was', async () => {
  const release = operator(folder.path)
  await release('publish', dist)
  await release('promote', 'host-shell', 'h1')
  const file = join(folder.path, 'stack.txt')
  await writeFile(file, STACK)
  const { code, data } = await release('why', '2', '--stack', file)
  expect(code).toBe(0)
  expect(data.stack).toBe(
    STACK.replace('https://shop.test/r/host-shell/h1/web/entry.js:1:11', 'host-shell pages/product.tsx:41:3'),
  )
  expect((await release('why', '2', '--stack', join(folder.path, 'none'))).code).toBe(2)
})

test('REL-9 maps are stored beside a release and named by no document; a broken one hides no stack', async () => {
  const release = operator(folder.path)
  await release('publish', dist)
  const { data } = await release('status')
  expect(JSON.stringify(data)).not.toContain('.map')
  const store = folderStore(join(folder.path, 'store'))
  const path = 'host-shell/h1/maps/web/entry.js.map'
  expect(await store.readFile(path)).not.toBeNull()
  await store.putFile(path, Buffer.from('{'))
  expect(await mappedStack(readMaps(store), STACK)).toBe(STACK)
})

test('NFR-S of many stacks each map is read once, and no more of them than a page may', async () => {
  const read: string[] = []
  const map = { version: 3, sources: ['../../../pages/product.tsx'], names: [], mappings: 'AAAA,UAwCE' }
  const maps = readMaps(
    {
      readFile: async path => {
        read.push(path)
        return Buffer.from(JSON.stringify(map))
      },
    },
    2,
  )
  const place = (file: string) => `https://shop.test/r/host-shell/h1/web/${file}.js:1:11`
  const mapped = 'host-shell pages/product.tsx:41:3'
  expect(await mappedStack(maps, `${place('a')}\n${place('a')}`)).toBe(`${mapped}\n${mapped}`)
  expect(await mappedStack(maps, `${place('b')}\n${place('c')}\n${place('a')}`)).toBe(
    `${mapped}\n${place('c')}\n${mapped}`,
  )
  expect(read).toHaveLength(2)
})

test('NFR-S a stack that somebody made up leads to no file outside the release, and is read at once', async () => {
  const read: string[] = []
  const maps = readMaps({
    readFile: async path => {
      read.push(path)
      return null
    },
  })
  const out = 'at x (https://shop.test/r/host-shell/h1/web/../../../../../../etc/secret.js:1:2)'
  expect(await mappedStack(maps, out)).toBe(out)
  expect(read).toEqual([])
  const within = '//r/a/b/web/'.repeat(1_500)
  const began = performance.now()
  expect(await mappedStack(maps, within)).toBe(within)
  // Each address was once read to the end of all others: a minute of these.
  expect(performance.now() - began).toBeLessThan(5_000)
})

/** Of a file's first line: from `first`, and from column 1,000 on from `second`. */
const halves = (first: string, second: string) => ({
  version: 3,
  sources: [first, second],
  names: [],
  mappings: 'AAAA,w+BCAA',
})

test('REL-10 what a page is heavy with is told by package or source, from its maps', async () => {
  const map = halves('../../../node_modules/tea-table/index.js', '../../../pages/tea.tsx')
  const maps = readMaps({
    readFile: async path =>
      path === 'mfe-a/a1/maps/web/tea.js.map' ? Buffer.from(JSON.stringify(map)) : null,
  })
  const files = [
    { path: 'web/tea.js', text: 'x'.repeat(1_500) },
    { path: 'web/other.js', text: 'x'.repeat(500) },
  ]
  const release = { name: 'mfe-a', release: 'a1' }
  expect(await heaviest(maps, release, files)).toEqual(['tea-table 50 %', 'pages/tea.tsx 25 %'])
  expect(await heaviest(maps, release, files.slice(1))).toEqual([])
})

test('REL-9 REL-10 what a minifier made of no source hides neither a stack nor what a page is heavy with', async () => {
  // Up to column 20 of nothing, then of a source.
  const map = { version: 3, sources: ['../../../pages/tea.tsx'], names: [], mappings: 'A,oBAAA' }
  const maps = readMaps({ readFile: async () => Buffer.from(JSON.stringify(map)) })
  const place = (column: number) => `https://shop.test/r/mfe-a/a1/web/tea.js:1:${column}`
  expect(await mappedStack(maps, `${place(5)}\n${place(21)}`)).toBe(`${place(5)}\nmfe-a pages/tea.tsx:1:1`)
  const files = [{ path: 'web/tea.js', text: 'x'.repeat(100) }]
  expect(await heaviest(maps, { name: 'mfe-a', release: 'a1' }, files)).toEqual(['pages/tea.tsx 50 %'])
})

test('REL-9 maps of releases that another bundler wrote lead to the same places', async () => {
  const at = (source: string) => {
    const map = { version: 3, sources: [source], names: [], mappings: 'AAAA' }
    return mappedStack(
      readMaps({ readFile: async () => Buffer.from(JSON.stringify(map)) }),
      'https://shop.test/r/mfe-a/a1/web/tea.js:1:1',
    )
  }
  expect(await at('../../../maps/tea.ts')).toBe('mfe-a maps/tea.ts:1:1')
  expect(await at('../../../../maps/web/pages/tea.tsx')).toBe('mfe-a pages/tea.tsx:1:1')
  expect(await at('../../../../maps/shared-contracts/ui/price.tsx')).toBe(
    'mfe-a shared-contracts/ui/price.tsx:1:1',
  )
  expect(await at('../../../../maps/web/webpack/runtime')).toBe('mfe-a generated:1:1')
  expect(await at('webpack://webpack/startup')).toBe('mfe-a generated:1:1')
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { folderStore } from '../store/folder.ts'
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

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operator, operatorProcess } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { folderStore } from './folder.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
})
afterEach(() => folder.remove())

const published = async (...ids: string[]) => {
  for (const id of ids) {
    const dist = await builtRelease(folder.path, 'host-shell', id)
    expect((await release('publish', dist)).err).toBe('')
  }
}

describe('the folder store', () => {
  test('of many writers of one serial exactly one wins, and its text is what is stored', async () => {
    const stores = Array.from({ length: 20 }, () => folderStore(join(folder.path, 'store')))
    const won = await Promise.all(stores.map((store, index) => store.writeDocument(1, `text ${index}`)))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await stores[0]?.readDocument(1)).toBe(`text ${won.indexOf(true)}`)
    expect(await readdir(join(folder.path, 'store/incoming'))).toEqual([])
  })

  test('finds the newest serial, cheaply when one is known', async () => {
    const store = folderStore(join(folder.path, 'store'))
    expect(await store.latestSerial()).toBe(0)
    for (const serial of [1, 2, 3]) await store.writeDocument(serial, 'x')
    expect([await store.latestSerial(), await store.latestSerial(3), await store.latestSerial(1)]).toEqual([
      3, 3, 3,
    ])
  })

  test('paths that are not there, or are folders, are absent', async () => {
    const store = folderStore(join(folder.path, 'store'))
    await store.putFile('a/b/c.js', Buffer.from('x'))
    for (const path of ['none', 'a/b', 'a/b/c.js/d']) {
      expect(await store.readFile(path)).toBeNull()
      expect(await store.openFile(path)).toBeNull()
    }
  })
})

describe('operators in processes of their own', () => {
  test('REL-2 two at once: each serial is won by one, the others are told with code 3', async () => {
    await published('h1', 'h2', 'h3', 'h4')
    const ids = ['h1', 'h2', 'h3', 'h4']
    const ended = await Promise.all(
      ids.map(id => operatorProcess(folder.path, 'promote', 'host-shell', id).ended),
    )
    const wins = ended.filter(({ code }) => code === 0).length
    expect(ended.every(({ code }) => code === 0 || code === 3)).toBe(true)
    expect(wins).toBeGreaterThan(0)
    for (const { code, out } of ended) {
      if (code === 3) expect(JSON.parse(out)).toMatchObject({ ok: false, outcome: 'conflict' })
    }
    expect((await release('status')).data.serial).toBe(4 + wins)
  }, 60_000)

  test('REL-1 two teams publishing at once both get in', async () => {
    await published('h1')
    await release('promote', 'host-shell', 'h1')
    const names = ['mfe-catalog', 'mfe-checkout', 'mfe-account']
    const dists = await Promise.all(names.map(name => builtRelease(folder.path, name, 'r1')))
    const ended = await Promise.all(dists.map(dist => operatorProcess(folder.path, 'publish', dist).ended))
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
    expect((await release('status')).data.serial).toBe(5)
  }, 60_000)

  test('REL-2 killed at any moment, the document stays whole and the next write works', async () => {
    await published('h1', 'h2')
    for (let round = 0; round < 12; round++) {
      const before = Number((await release('status')).data.serial)
      const { child, ended } = operatorProcess(folder.path, 'promote', 'host-shell', round % 2 ? 'h1' : 'h2')
      const timer = setTimeout(() => child.kill('SIGKILL'), 90 + round * 15)
      await ended
      clearTimeout(timer)
      const after = await release('status')
      expect(after.err).toBe('')
      expect([before, before + 1]).toContain(after.data.serial)
      expect((await release('renew')).code).toBe(0)
    }
  }, 120_000)
})

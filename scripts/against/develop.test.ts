import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Developing, developAgainst } from './develop.ts'
import type { Change, News, Shown, Source } from './news.ts'

const page = (name: string, paths: Record<string, string> = {}): PublicRelease => ({
  name,
  release: 'r1',
  base: `/r/${name}/r1/`,
  entry: 'web/entry.js',
  paths,
  slots: {},
  css: [],
  files: {},
})
const channel = (release: PublicRelease) => ({ active: ['r1'], lastGood: [], releases: { r1: release } })
const LIVE: PublicReleases = {
  serial: 4,
  remotes: {
    'host-shell': channel({ ...page('host-shell'), provides: '2.1.0' }),
    'mfe-catalog': channel(page('mfe-catalog', { '/store': 'store' })),
  },
}

const shop = createServer((_request, response) => response.end(JSON.stringify(LIVE)))
let origin: URL
let developing: Developing | null = null
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  origin = new URL(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await developing?.close()
  developing = null
  await new Promise(resolve => {
    shop.close(resolve)
    shop.closeAllConnections()
  })
})

/** A folder that is built when the test says so. */
function folder(name: string) {
  const { promise, resolve } = Promise.withResolvers<Shown>()
  let told: (change: Change) => boolean = () => false
  const source: Source = {
    open(changed) {
      told = changed
      return promise
    },
  }
  const build = (hash: string, paths: Record<string, string> = {}) => {
    const newest: News[] = [{ kind: 'built', name, hash }]
    return { local: { page: page(name, paths), requires: '^2.0.0', file: () => undefined }, newest }
  }
  return {
    source,
    first: (hash: string) => resolve(build(hash)),
    save(hash: string, paths?: Record<string, string>) {
      const built = build(hash, paths)
      return told({ ...built, news: built.newest, words: `built ${hash}` })
    },
  }
}

async function develop(...sources: Source[]): Promise<Developing> {
  developing = await developAgainst({ sources, shop: origin, port: 0 })
  return developing
}

/** @returns hashes of the builds that a page is told of which asks now */
async function hashesFor({ url }: Developing): Promise<string[]> {
  const { body } = await fetch(`${url}/.dev/updates`)
  let said = ''
  for await (const bytes of body as ReadableStream<Uint8Array>) {
    said += Buffer.from(bytes)
    // The last of what a page is told that asks.
    if (said.includes('"kind":"problems"')) break
  }
  return [...said.matchAll(/"hash":"(\w+)"/g)].map(([, hash = '']) => hash)
}

test('REL-7 a build that the shop refuses reaches no page, one that is opened later neither', async () => {
  const mine = folder('mfe-stories')
  mine.first('h1')
  const dev = await develop(mine.source)
  expect(await hashesFor(dev)).toEqual(['h1'])
  expect(mine.save('h2', { '/store': 'stories' })).toBe(false)
  expect(await hashesFor(dev)).toEqual(['h1'])
  expect(mine.save('h3')).toBe(true)
  expect(await hashesFor(dev)).toEqual(['h3'])
})

test('REL-7 what is saved while another folder is built for the first time is shown', async () => {
  const [slow, quick] = [folder('mfe-box'), folder('mfe-stories')]
  const opening = develop(slow.source, quick.source)
  quick.first('h1')
  // It has been asked of all by then.
  await expect.poll(() => quick.save('h2')).toBe(true)
  slow.first('b1')
  expect(await hashesFor(await opening)).toEqual(['b1', 'h2'])
  expect(console.error).not.toHaveBeenCalled()
})

test('REL-7 what is saved before all are built for the first time, and does not fit the shop, ends it', async () => {
  const [slow, quick] = [folder('mfe-box'), folder('mfe-stories')]
  const opening = develop(slow.source, quick.source)
  quick.first('h1')
  await expect.poll(() => quick.save('h2', { '/store': 'stories' })).toBe(true)
  slow.first('b1')
  await expect(opening).rejects.toThrow('path /store belongs to mfe-catalog there')
})

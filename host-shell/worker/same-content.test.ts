import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { fakeWorker } from '../fixtures/fake-worker.ts'
import { sameContent } from './same-content.ts'

const NAME = 'files'
const OLD = 'https://shop.example/r/mfe-catalog/c1/web/home.1.js'
const NEW = 'https://shop.example/r/mfe-catalog/c2/web/home.1.js'

const integrityOf = (text: string, hash = 'sha256'): string =>
  `${hash}-${createHash(hash).update(text).digest('base64')}`
const find = async (address: string, integrity: string) => {
  const request = new Request(address, { integrity })
  const found = await sameContent.cachedResponseWillBeUsed?.({ cacheName: NAME, request, event: {} as never })
  return found ? found.text() : null
}

beforeEach(async () => {
  fakeWorker()
  await (await caches.open(NAME)).put(OLD, new Response('home'))
})

test('PWA-5 a file that did not change is taken from the release before, and kept under the new address', async () => {
  // As releases name their files, and as those of before do.
  for (const hash of ['sha256', 'sha384']) expect(await find(NEW, integrityOf('home', hash))).toBe('home')
  const kept = await (await caches.open(NAME)).match(NEW)
  expect([await kept?.text(), kept?.url]).toEqual(['home', ''])
})

test.each([
  ['with another content', NEW, 'home, changed'],
  ['of another name', 'https://shop.example/r/mfe-checkout/c2/web/home.1.js', 'home'],
  ['at another path', 'https://shop.example/r/mfe-catalog/c2/web/store.1.js', 'home'],
])('PWA-5 REL-6 a file %s comes from the network', async (_, address, content) => {
  expect(await find(address, integrityOf(content))).toBeNull()
})

test('PWA-5 REL-6 a file whose content nobody vouches for comes from the network', async () => {
  expect(await find(NEW, '')).toBeNull()
})

import type { Federation } from 'federation/runtime/federation.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { livingParts } from './living-parts.ts'

const release = {
  name: 'mfe-x',
  release: 'development',
  base: '/r/mfe-x/development/',
  entry: 'web/entry.js',
}
const remote = (page: object, en: object) =>
  ({ pages: { '/x': async () => page }, slots: {}, messages: { en: async () => en } }) as never as Awaited<
    ReturnType<Federation['loadRemote']>
  >
beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://shop.test/' })
  return () => vi.unstubAllGlobals()
})

const PAGE = { Component: () => null, loader: () => 'first' }
const TEXTS = { default: { a: 'A' } }
async function opened(fresh: ReturnType<typeof remote>) {
  const first = remote(PAGE, TEXTS)
  const { federation, renew } = livingParts(
    { loadRemote: async () => first, loadPart: (_release, load) => load() },
    async () => fresh,
  )
  const held = await federation.loadRemote(release)
  const page = (await federation.loadPart(release, held.pages['/x'] as never)) as unknown as typeof PAGE
  await federation.loadPart(release, held.messages.en)
  return { held, page, renew }
}

test('REL-7 whoever holds a page has its loader as it was saved last', async () => {
  const fresh = remote({ ...PAGE, loader: () => 'second' }, TEXTS)
  const { held, page, renew } = await opened(fresh)
  expect(page.loader()).toBe('first')
  expect(await renew('mfe-x')).toEqual({ page: true, texts: [] })
  expect(page.loader()).toBe('second')
  expect(held.pages['/x']).toBe(fresh.pages['/x'])
})

test('REL-7 new texts are told with their language, and nothing else as new', async () => {
  const { renew } = await opened(remote(PAGE, { default: { a: 'B' } }))
  expect(await renew('mfe-x')).toEqual({ page: false, texts: [{ language: 'en', table: { a: 'B' } }] })
})

test('REL-7 a folder that is no remote of this page renews nothing', async () => {
  const { renew } = await opened(remote(PAGE, TEXTS))
  expect(await renew('host-shell')).toBeNull()
})

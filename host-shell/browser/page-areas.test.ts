import type { Federation } from 'federation/runtime/federation.ts'
import type { PageComposition } from 'shared-contracts/release/composition.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { remoteModule } from '../fixtures/visit.ts'
import { createPageAreas } from './page-areas.ts'

// Tests of other files run in the same process.
afterAll(() => void vi.unstubAllGlobals())

const PATHS = { '/x': 'x', '/y': 'y' }
const release = {
  name: 'mfe-x',
  release: 'x1',
  base: '/r/mfe-x/x1/',
  entry: 'e.js',
  css: [],
  paths: PATHS,
  slots: {},
}

/** A page of one remote that says something on each of its pages; `texts` are its chunks' loads by language and page. */
function setUp(texts: RemoteModule['messages']) {
  const page = async () => ({ Component: () => null })
  const remote = {
    ...remoteModule('mfe-x', { '/x': page, '/y': page }),
    declaration: { name: 'mfe-x', requires: '^2.1.0', paths: PATHS, slots: {} },
    messages: texts,
  }
  const taken: string[] = []
  const areas = createPageAreas({
    federation: {
      loadRemote: async () => remote,
      loadPart: (_: unknown, load: () => unknown) => load(),
    } as unknown as Federation,
    composition: { serial: 1, remotes: { 'mfe-x': release } } as unknown as PageComposition,
    language: () => 'en',
    take: (lng, { words }) => void taken.push(`${lng} ${words}`),
    trust: {} as never,
    report: vi.fn(),
  })
  return { areas, taken }
}
// A page without a stylesheet of a release.
beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://shop.test/', querySelectorAll: () => [] })
})
const says = (words: string) => async () => ({ default: { words } })

test('LNG-1 a page is shown with what it alone says, and a change of the language brings that of every page that was', async () => {
  const { areas, taken } = setUp({
    en: says('all'),
    zh: says('都'),
    'en-x': says('x'),
    'zh-x': says('甲'),
    'en-y': says('y'),
    'zh-y': says('乙'),
  })
  await areas.load('/x')
  expect(taken).toEqual(['en all', 'en x'])
  expect(await areas.messagesIn('zh')).toEqual([{ words: '都' }, { words: '甲' }])
  await areas.load('/y')
  expect(taken.slice(2)).toEqual(['en all', 'en y'])
  expect(await areas.messagesIn('zh')).toEqual([{ words: '都' }, { words: '甲' }, { words: '乙' }])
})

test('LNG-1 a page whose words are on their way as the language changes has those of the new one too; one whose words were lost holds up no change', async () => {
  const late = Promise.withResolvers<{ default: Record<string, string> }>()
  const { areas } = setUp({
    en: says('all'),
    zh: says('都'),
    'en-x': () => late.promise,
    'zh-x': says('甲'),
    'en-y': () => Promise.reject(new Error('lost')),
    'zh-y': () => Promise.reject(new Error('lost')),
  })
  const shown = areas.load('/x')
  await expect.poll(() => areas.messagesIn('zh')).toContainEqual({ words: '甲' })
  late.resolve({ default: { words: 'x' } })
  expect(await shown).toMatchObject({ status: 'ready' })
  await areas.load('/y')
  expect(await areas.messagesIn('zh')).not.toEqual([])
})

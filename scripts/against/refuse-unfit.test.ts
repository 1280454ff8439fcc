import type { PublicRelease, PublicReleases } from 'shared-contracts/release/composition.ts'
import { describe, expect, test } from 'vitest'
import { refuseUnfit } from './refuse-unfit.ts'

const release = (name: string, more: Partial<PublicRelease> = {}): PublicRelease => ({
  name,
  release: 'r1',
  base: `/r/${name}/r1/`,
  entry: 'web/entry.js',
  paths: {},
  slots: {},
  css: [],
  files: {},
  ...more,
})
const live = (...releases: PublicRelease[]): PublicReleases => ({
  serial: 4,
  remotes: Object.fromEntries(
    releases.map(one => [one.name, { active: ['r1'], lastGood: [], releases: { r1: one } }]),
  ),
})
const HOST = release('host-shell', { provides: '2.1.0' })
const CATALOG = release('mfe-catalog', { paths: { '/store/:kind': 'kind', '/': 'home' } })
const local = (name: string, paths: Record<string, string>, requires = '^2.0.0') => ({
  page: { name, paths },
  requires,
})
const STORIES = local('mfe-stories', { '/stories': 'stories', '/stories/:id': 'story' })
const problems = (shop: PublicReleases, locals: ReturnType<typeof local>[], page = '/') => {
  try {
    refuseUnfit(shop, locals, new URL(page, 'https://shop.test'))
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('REL-7 a remote that is run inside a deployed shop', () => {
  test('fits one whose host provides its contract, at the shop’s address and at those of its own pages', () => {
    for (const page of ['/', '/stories', '/stories/7?tip=1'])
      expect(problems(live(HOST, CATALOG), [STORIES], page)).toEqual([])
    // As a shop of before says it.
    expect(problems(live(release('host-shell')), [STORIES])).toEqual([])
  })

  test.each([
    ['^3.0.0', 'that is another major: work with contract 2 until the shop is upgraded'],
    ['^2.2.0', 'a host that provides it must be live there first, or require less in declaration.ts'],
  ])('is told of another contract: %s', (requires, remedy) => {
    expect(problems(live(HOST), [local('mfe-stories', {}, requires)])).toEqual([
      `mfe-stories requires contract ${requires}; https://shop.test provides 2.1.0: ${remedy}`,
    ])
  })

  test('is told whose a path is, unless that remote is from here too', () => {
    const taking = local('mfe-stories', { '/store/:name': 'story' })
    expect(problems(live(HOST, CATALOG), [taking])).toEqual([
      'path /store/:kind belongs to mfe-catalog there: mfe-stories cannot own it too',
    ])
    expect(problems(live(HOST, CATALOG), [taking, local('mfe-catalog', { '/': 'home' })])).toEqual([])
  })

  test('is told when the page named is not its own, and which are', () => {
    expect(problems(live(HOST, CATALOG), [STORIES], '/store/tea')).toEqual([
      '/store/tea is no page of mfe-stories, but of mfe-catalog',
      'name one of /stories, /stories/:id, or the address of the shop alone',
    ])
    expect(problems(live(HOST), [local('mfe-box', {})], '/box')).toEqual([
      '/box is no page of mfe-box',
      'name the address of the shop alone',
    ])
  })
})

import type { PageModule, RemoteModule } from 'shared-contracts/remote/remote.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { describe, expect, test, vi } from 'vitest'
import { remoteModule } from '../fixtures/visit.ts'
import { loadPage } from '../routes/page-loader.ts'
import { createAreas } from './areas.ts'
import { createChannel, type Report } from './channel.ts'
import { ownersOf } from './owners.ts'
import { slotPart } from './slot-part.ts'

interface Release {
  name: string
  release: string
}
const v2: Release = { name: 'mfe-a', release: 'v2' }
const v1: Release = { name: 'mfe-a', release: 'v1' }

const Nothing = () => null
const page = (name: string, more: Partial<PageModule> = {}): PageModule =>
  ({ Component: Nothing, loader: () => name, ...more }) as unknown as PageModule
const Box = () => null
const slotRemote = (Filled: () => null) =>
  ({
    ...remoteModule('mfe-a', {}),
    slots: { 'search-box': async () => ({ default: Filled }) },
  }) as unknown as RemoteModule
const remote = (home: PageModule) => remoteModule('mfe-a', { '/': async () => home })

/** Areas of one remote whose releases are given; an error stands for one that cannot be loaded. */
function setUp(releases: Record<string, RemoteModule | Error>, lastGood: Release[] = [v1]) {
  const report = vi.fn<Report>()
  const shown = vi.fn<(release: Release, held: readonly Release[]) => void>()
  const asked: string[] = []
  const channel = createChannel<Release>({
    active: v2,
    lastGood: async () => lastGood,
    async open({ release }) {
      asked.push(release)
      const module = releases[release]
      if (!module || module instanceof Error) throw module ?? new Error('missing')
      return module
    },
    prepare: async () => {},
    report,
  })
  const owners = ownersOf({
    'mfe-a': { name: 'mfe-a', paths: { '/': 'home' }, slots: { 'search-box': 'box' } },
  })
  const areas = createAreas<Release>({
    owners,
    channel: () => channel,
    loadPart: (_, load) => load(),
    shown,
    otherwise: 'failed',
  })
  return { areas, channel, report, shown, asked }
}
const args = { request: new Request('http://shop.test/'), params: {} } as never

/** Words, and where they were thrown: operators find the place in the sources by that. */
const BOOM = expect.stringMatching(/^boom\nError: boom\n +at .*areas\.test\.ts:\d+:\d+/)

describe('REL-3 an area', () => {
  test('REL-3 loads once, from the active release', async () => {
    const { areas, asked, report } = setUp({ v2: remote(page('two')) })
    await Promise.all([areas.load('/'), areas.load('/')])
    await areas.load('/')
    expect(areas.at('/')).toMatchObject({ status: 'ready', release: 'v2' })
    expect(asked).toEqual(['v2'])
    expect(report).not.toHaveBeenCalled()
  })

  test('REL-3 falls back to the last good release and stays on it', async () => {
    const { areas, asked, report } = setUp({ v2: new Error('404'), v1: remote(page('one')) })
    expect(await areas.load('/')).toMatchObject({ status: 'ready', release: 'v1' })
    await areas.load('/')
    expect(asked).toEqual(['v2', 'v1'])
    expect(report.mock.calls).toMatchObject([[{ release: 'v2', phase: 'load', fellBackTo: 'v1' }]])
  })

  test('REL-3 a crash in use takes the release before it, and says so once', async () => {
    const { areas, report } = setUp({ v2: remote(page('two')), v1: remote(page('one')) })
    await areas.load('/')
    areas.markBroken('/', 'render', new Error('boom'))
    expect(areas.at('/')).toMatchObject({ status: 'pending' })
    expect(await areas.load('/')).toMatchObject({ release: 'v1' })
    expect(report.mock.calls).toMatchObject([
      [{ release: 'v2', phase: 'render', fellBackTo: 'v1', message: BOOM }],
    ])
  })

  test('REL-2 another release takes over for what is loaded from then on, whatever was on its way', async () => {
    const { areas, channel, report } = setUp({ v2: remote(page('two')), v1: remote(page('one')) })
    const prefetched = areas.load('/')
    channel.follow(v1)
    const next = areas.load('/')
    expect(await prefetched).toMatchObject({ release: 'v2' })
    expect(await next).toMatchObject({ release: 'v1' })
    expect(areas.at('/')).toMatchObject({ release: 'v1' })
    expect(channel.current()).toEqual(v1)
    expect(report).not.toHaveBeenCalled()
  })

  test('REL-2 a page of a release that is left before it came is not shown, and takes nothing from the one that follows', async () => {
    const late = Promise.withResolvers<PageModule>()
    const { areas, channel, shown } = setUp({
      v2: remoteModule('mfe-a', { '/': () => late.promise }),
      v1: remote(page('one')),
    })
    const pressed = areas.load('/')
    channel.follow(v1)
    await areas.load('/')
    expect(shown.mock.calls).toEqual([[v1, []]])
    late.resolve(page('two'))
    await pressed
    expect(shown.mock.calls, 'what it brought goes').toEqual([
      [v1, []],
      [v1, []],
    ])
    expect(areas.at('/')).toMatchObject({ release: 'v1' })
  })

  test('REL-2 nor where it comes first', async () => {
    const late = Promise.withResolvers<PageModule>()
    const { areas, channel, shown } = setUp({
      v2: remote(page('two')),
      v1: remoteModule('mfe-a', { '/': () => late.promise }),
    })
    const pressed = areas.load('/')
    channel.follow(v1)
    const followed = areas.load('/')
    await pressed
    expect(shown).not.toHaveBeenCalled()
    late.resolve(page('one'))
    await followed
    expect(shown.mock.calls).toEqual([[v1, []]])
  })

  test('REL-3 says so when nothing is left; the next page tries again', async () => {
    const releases: Record<string, RemoteModule | Error> = { v2: new Error('x'), v1: new Error('y') }
    const { areas, report } = setUp(releases)
    expect(await areas.load('/')).toEqual({ status: 'failed', remote: 'mfe-a' })
    expect(report).toHaveBeenCalledTimes(2)
    await areas.load('/')
    expect(report).toHaveBeenCalledTimes(2)
    releases.v2 = remote(page('two'))
    expect(await areas.load('/')).toMatchObject({ status: 'ready', release: 'v2' })
  })

  test('REL-3 a last good release without that page is passed over', async () => {
    const { areas } = setUp({ v2: new Error('x'), v1: remoteModule('mfe-a', {}) })
    expect(await areas.load('/')).toMatchObject({ status: 'failed' })
  })
})

describe('REL-3 a slot', () => {
  const Other = () => null

  test('REL-3 a crash takes the release before it, reported as the slot’s; with none left it is missing', async () => {
    const { areas, report } = setUp({ v2: slotRemote(Box), v1: slotRemote(Other) })
    expect(await areas.slot('search-box')).toEqual({ Component: Box, release: 'v2' })
    areas.markSlotBroken('search-box', 'v2', new Error('boom'))
    expect(await areas.slot('search-box')).toEqual({ Component: Other, release: 'v1' })
    areas.markSlotBroken('search-box', 'v1', new Error('boom'))
    expect(await areas.slot('search-box')).toBeNull()
    expect(report.mock.calls).toMatchObject([
      [{ release: 'v2', phase: 'slot', fellBackTo: 'v1', message: BOOM }],
      [{ release: 'v1', phase: 'slot', fellBackTo: null }],
    ])
  })

  test('REL-3 so does what fills a point of another remote’s page', async () => {
    const part = { default: Box }
    const { areas, report } = setUp({
      v2: { ...slotRemote(Box), fills: { 'a.end': async () => part } },
      v1: slotRemote(Box),
    })
    expect(await areas.points.take('mfe-a', 'a.end')).toEqual({ part, release: 'v2' })
    areas.points.markBroken('mfe-a', 'v2', 'slot', new Error('boom'))
    expect(await areas.points.take('mfe-a', 'a.end')).toBeNull()
    expect(report.mock.calls).toMatchObject([
      [{ release: 'v2', phase: 'slot', fellBackTo: null, message: BOOM }],
      [{ release: 'v1', phase: 'load', fellBackTo: null }],
    ])
  })

  test('REL-2 its release is held when a page of another is shown: what is mounted keeps its styles', async () => {
    const { areas, channel, shown } = setUp({ v2: slotRemote(Box), v1: remote(page('one')) })
    await areas.slot('search-box')
    channel.follow(v1)
    await areas.load('/')
    expect(shown.mock.calls).toEqual([[v1, [v2]]])
  })

  test('REL-3 a crash of what is shown is reported as that of the release it came from', async () => {
    const { areas, report } = setUp({ v2: slotRemote(Box), v1: slotRemote(Other) })
    const { load, onCrash } = slotPart(areas, 'search-box')
    expect(await load()).toBe(Box)
    onCrash(new Error('boom'))
    expect(await load()).toBe(Other)
    onCrash(new Error('boom'))
    expect(await load()).toBeNull()
    expect(report.mock.calls).toMatchObject([
      [{ release: 'v2', phase: 'slot', fellBackTo: 'v1' }],
      [{ release: 'v1', phase: 'slot', fellBackTo: null }],
    ])
  })
})

test('RET-13 a page that cannot be drawn is stood in for by the part its remote declared, and only that page', () => {
  const order = { part: 'order-state', param: 'id' }
  const paths = { '/a/:id': 'a', '/b': 'b' }
  const { fallback } = ownersOf({
    'mfe-a': { name: 'mfe-a', paths, slots: {}, fallback: { '/a/:id': order } },
  })
  expect([fallback('/a/:id'), fallback('/b'), fallback('/other')]).toEqual([order, null, null])
})

describe('a page’s loader', () => {
  const api = (name: string, more: object = {}) => Object.assign(new Error('m'), { name, ...more })

  test('REL-3 a defect takes the release before it, with its own data', async () => {
    const bad = page('two', { loader: () => Promise.reject(new TypeError('defect')) })
    const { areas, report } = setUp({ v2: remote(bad), v1: remote(page('one')) })
    expect(await loadPage(areas, '/', args, 'page')).toBe('one')
    expect(report.mock.calls).toMatchObject([[{ phase: 'loader', fellBackTo: 'v1' }]])
  })

  test('ERR-2 a refusal is no defect: it goes to the error view with status and message', async () => {
    const refusing = (error: unknown) =>
      setUp({ v2: remote(page('x', { loader: () => Promise.reject(error) })) })
    for (const [error, status] of [
      [api('ApiError', { status: 409 }), 409],
      [api('NetworkError'), 503],
      [data(null, { status: 404 }), 404],
    ] as const) {
      const { areas, report } = refusing(error)
      await expect(loadPage(areas, '/', args, 'page')).rejects.toMatchObject({ init: { status } })
      expect(report).not.toHaveBeenCalled()
    }
  })

  test.each(['server', 'page'] as const)(
    'API-5 an answer that cannot be used is the backend’s fault (%s): the error view, no other release, no report',
    async where => {
      const error = api('NetworkError', { field: 'sections' })
      const releases = {
        v2: remote(page('x', { loader: () => Promise.reject(error) })),
        v1: remote(page('one')),
      }
      const { areas, report, asked } = setUp(releases)
      await expect(loadPage(areas, '/', args, where)).rejects.toMatchObject({ init: { status: 502 } })
      expect(report).not.toHaveBeenCalled()
      expect(asked).toEqual(['v2'])
    },
  )

  test('APP-4 on the server a backend that does not answer leaves the area to the browser', async () => {
    const { areas } = setUp({ v2: remote(page('x', { loader: () => Promise.reject(api('NetworkError')) })) })
    expect(await loadPage(areas, '/', args, 'server')).toBeNull()
    expect(areas.at('/')).toMatchObject({ status: 'pending' })
  })
})

test('RTE-1 of two owners of one path both sides take the same', () => {
  const a = { name: 'mfe-a', paths: { '/': 'x', '/a': 'x' }, slots: {} }
  const b = { name: 'mfe-b', paths: { '/': 'y' }, slots: { 'mini-cart': 'm' } }
  for (const remotes of [
    { 'mfe-a': a, 'mfe-b': b },
    { 'mfe-b': b, 'mfe-a': a },
  ]) {
    const owners = ownersOf(remotes)
    expect(owners.of('/')).toBe('mfe-a')
    expect(owners.patterns).toEqual(['/', '/a'])
    expect(owners.slot('mini-cart')).toBe('mfe-b')
    expect(owners.slot('search-box')).toBeNull()
  }
})

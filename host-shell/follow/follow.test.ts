import type {
  PageComposition,
  PageRelease,
  PublicRelease,
  VisitorComposition,
} from 'shared-contracts/release/composition.ts'
import { hold, unhold } from 'shared-contracts/remote/state/hold.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFollow, type FollowOptions } from './follow.ts'
import { isBusy } from './is-busy.ts'
import { planMove } from './plan.ts'
import { POLL_INTERVAL_MS, watchSerial } from './serial-watch.ts'
import { tabReloads } from './tab-reloads.ts'

const release = (name: string, id: string, paths = { [`/${name}`]: 'page' }): PublicRelease => {
  const page: PageRelease = {
    name,
    release: id,
    base: `/r/${name}/${id}/`,
    entry: 'web/entry.js',
    paths,
    slots: {},
    css: [],
  }
  return { ...page, files: {} }
}
const composition = (): PageComposition => ({
  serial: 1,
  host: 'h1',
  remotes: { 'mfe-a': release('mfe-a', 'a1'), 'mfe-b': release('mfe-b', 'b1') },
})
const next = (more: Partial<VisitorComposition> = {}): VisitorComposition => ({
  serial: 2,
  host: 'h1',
  remotes: { 'mfe-a': release('mfe-a', 'a2'), 'mfe-b': release('mfe-b', 'b1') },
  inService: { 'host-shell': ['h1'], 'mfe-a': ['a2', 'a1'], 'mfe-b': ['b1'] },
  ...more,
})
const GONE = { 'host-shell': ['h1'], 'mfe-a': ['a2'], 'mfe-b': ['b1'] }
const OTHER_HOST = { host: 'h2', inService: { ...GONE, 'host-shell': ['h2', 'h1'], 'mfe-a': ['a2', 'a1'] } }

describe('REL-2 what an open page has to change', () => {
  test('nothing, a remote, or the document', () => {
    expect(planMove(composition(), next({ remotes: composition().remotes as never }))).toBeNull()
    expect(planMove(composition(), next())).toMatchObject({ document: false, withdrawn: [] })
    expect(planMove(composition(), next(OTHER_HOST))).toMatchObject({ document: true, withdrawn: [] })
    const moved = { ...next().remotes, 'mfe-a': release('mfe-a', 'a2', { '/new': 'page' }) }
    expect(planMove(composition(), next({ remotes: moved }))).toMatchObject({ document: true })
    const more = { ...next().remotes, 'mfe-c': release('mfe-c', 'c1') }
    expect(planMove(composition(), next({ remotes: more }))).toMatchObject({ document: true })
  })

  test('a release that is in service for nobody is withdrawn', () => {
    expect(planMove(composition(), next({ inService: GONE }))?.withdrawn).toEqual(['mfe-a'])
  })
})

async function following(
  to: VisitorComposition,
  more: Partial<FollowOptions> = {},
  storage = new Map<string, string>(),
) {
  const page = composition()
  const take = vi.fn<(release: PublicRelease) => void>()
  const remount = vi.fn()
  const reload = vi.fn()
  const follow = createFollow({
    composition: page,
    fetchNext: async () => to,
    take,
    remount,
    reload,
    shownRemote: () => 'mfe-a',
    pathname: () => '/mfe-a',
    isBusy: () => false,
    isTyping: () => false,
    reloads: tabReloads({
      getItem: key => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }),
    ...more,
  })
  await follow.onNewSerial()
  return { follow, page, take, remount, reload, storage }
}

describe('REL-2 an open page moves over', () => {
  test('with the next navigation, and without a document load where none is needed', async () => {
    const { follow, take, remount, page } = await following(next())
    expect(follow.navigating('/mfe-a'), 'a refresh is no navigation').toBe(false)
    expect(take).not.toHaveBeenCalled()
    expect(follow.navigating('/mfe-b')).toBe(false)
    expect(take.mock.calls.map(([{ release }]) => release)).toEqual(['a2'])
    expect(remount).not.toHaveBeenCalled()
    expect(page.serial).toBe(2)
  })

  test('to the newest composition, though an older answer comes after it', async () => {
    const pending: ((next: VisitorComposition) => void)[] = []
    const answers = [Promise.resolve(next({ serial: 1, remotes: composition().remotes as never }))]
    const fetchNext = () =>
      answers.shift() ?? new Promise<VisitorComposition>(resolve => pending.push(resolve))
    const { follow, take } = await following(next(), { fetchNext })
    const asked = [follow.onNewSerial(), follow.onNewSerial()]
    pending[1]?.(next({ serial: 3 }))
    expect(await asked[1]).toBe(3)
    pending[0]?.(next({ serial: 2, remotes: composition().remotes as never }))
    expect(await asked[0]).toBe(3)
    follow.navigating('/mfe-b')
    expect(take.mock.calls.map(([{ release }]) => release)).toEqual(['a2'])
  })

  test('to another host with a document load, once per tab and serial', async () => {
    const first = await following(next(OTHER_HOST))
    expect(first.follow.navigating('/mfe-b')).toBe(true)
    const again = await following(next(OTHER_HOST), {}, first.storage)
    expect(again.follow.navigating('/mfe-b')).toBe(false)
    again.follow.idle(true)
    expect(again.reload).not.toHaveBeenCalled()
    const newer = await following(next({ ...OTHER_HOST, serial: 3 }), {}, first.storage)
    newer.follow.idle(true)
    newer.follow.idle(true)
    expect(newer.reload).toHaveBeenCalledTimes(1)
  })

  test('while it is shown only when its release was withdrawn; else when nobody sees it', async () => {
    const newer = await following(next())
    newer.follow.idle(false)
    expect(newer.remount).not.toHaveBeenCalled()
    newer.follow.idle(true)
    expect(newer.remount).toHaveBeenCalledTimes(1)
    const gone = await following(next({ inService: GONE }))
    gone.follow.idle(false)
    expect(gone.remount).toHaveBeenCalledTimes(1)
    const elsewhere = await following(next({ inService: GONE }), { shownRemote: () => 'mfe-b' })
    elsewhere.follow.idle(true)
    expect(elsewhere.take).toHaveBeenCalled()
    expect(elsewhere.remount, 'another remote is shown').not.toHaveBeenCalled()
  })

  test.each(['isBusy', 'isTyping'] as const)('not while %s', async what => {
    for (const to of [next({ inService: GONE }), next(OTHER_HOST)]) {
      const { follow, take, reload, remount } = await following(to, { [what]: () => true })
      follow.idle(true)
      follow.idle(false)
      if (what === 'isBusy') expect(follow.navigating('/mfe-b')).toBe(false)
      expect([take, reload, remount].flatMap(f => f.mock.calls)).toEqual([])
    }
  })
})

test('REL-2 a page is busy where its remote declares it, or while any remote holds the tabs', () => {
  const content = new Map<string, string>()
  const storage = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  }
  const a = { ...release('mfe-a', 'a1', { '/pay/:id': 'pay', '/a': 'a' }), busy: ['/pay/:id'] }
  const remotes = { 'mfe-a': a, 'mfe-b': release('mfe-b', 'b1') }
  expect(isBusy('/pay/:id', remotes, storage)).toBe(true)
  for (const pattern of ['/a', '/mfe-b', null]) expect(isBusy(pattern, remotes, storage)).toBe(false)
  hold(storage, 'mfe-a:bill')
  expect(isBusy('/mfe-b', remotes, storage)).toBe(true)
  unhold(storage, 'mfe-a:bill')
  expect(isBusy('/mfe-b', remotes, storage)).toBe(false)
})

describe('REL-2 an open tab learns of a new serial', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function watching(visibilityState: DocumentVisibilityState = 'visible') {
    let changed = () => {}
    const addEventListener = (_: string, listener: () => void) => {
      changed = listener
    }
    const page = { visibilityState, addEventListener }
    const ask = vi.fn<() => Promise<number | null>>(async () => 1)
    const onNew = vi.fn(async (serial: number) => serial)
    watchSerial({ serial: 1, ask, page: page as never, onNew })
    const show = async (state: DocumentVisibilityState) => {
      page.visibilityState = state
      changed()
      await vi.advanceTimersByTimeAsync(0)
    }
    return { ask, onNew, show }
  }

  test('within a minute, and each one once', async () => {
    const { ask, onNew } = watching()
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS)
    expect(onNew).not.toHaveBeenCalled()
    ask.mockResolvedValue(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNew.mock.calls).toEqual([[4]])
  })

  test('not while it is hidden, and at once when it is shown again', async () => {
    const { ask, onNew, show } = watching()
    await show('hidden')
    ask.mockResolvedValue(2)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(ask).not.toHaveBeenCalled()
    await show('visible')
    expect(onNew).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 2)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('again when its composition could not be had, or was still the old one', async () => {
    const { ask, onNew } = watching()
    ask.mockResolvedValue(2)
    onNew.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(1)
    await vi.advanceTimersByTimeAsync(5 * POLL_INTERVAL_MS)
    expect(onNew.mock.calls).toEqual([[2], [2], [2]])
  })

  test('never an older one, as an edge that lags behind still says', async () => {
    const { ask, onNew } = watching()
    ask.mockResolvedValueOnce(3).mockResolvedValue(2)
    await vi.advanceTimersByTimeAsync(3 * POLL_INTERVAL_MS)
    expect(onNew.mock.calls).toEqual([[3]])
  })

  test('after a network that was away', async () => {
    const { ask, onNew } = watching()
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(2)
    await vi.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS)
    expect(onNew).toHaveBeenCalledTimes(1)
  })
})

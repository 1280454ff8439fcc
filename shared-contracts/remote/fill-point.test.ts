import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { Session } from '../api/entities/session.ts'
import { createFakeApp } from '../testing/fake-app.ts'
import { type FillArgs, fillersOf, fillPoint } from './fill-point.ts'
import { type Fill, type FillPart, MAX_FILL_DATA, type Points } from './points.ts'
import type { AppInfo } from './state/app-info.ts'

interface Offers {
  'cart.end': { productIDs: readonly string[] }
}
const POINT = { name: 'cart.end', with: { productIDs: ['p1'] } } as const
const Nothing = () => null
const appInfo = {} as AppInfo
const session = { user: {}, userID: 'u1', lastLoginDate: '2026-01-01' } as unknown as Session

/** Points filled by remotes: for each, its releases from the newest on. */
function pointsOf(
  releases: Record<string, (FillPart['load'] | null)[]>,
  more: Record<string, Partial<Fill>> = {},
) {
  const broken = vi.fn<Points['markBroken']>()
  const points: Points = {
    remotes: Object.fromEntries(
      Object.keys(releases).map(remote => {
        const fill = { part: 'x', order: 1, within: 100, ...more[remote] }
        return [remote, { fills: { 'cart.end': fill } }]
      }),
    ),
    async take(remote) {
      const passed = broken.mock.calls.filter(([name]) => name === remote).length
      const load = releases[remote]?.[passed]
      if (load === undefined) return null
      return { release: `r${passed}`, part: load ? { load, default: Nothing } : { default: Nothing } }
    },
    markBroken: broken,
  }
  return { points, broken }
}
const filled = async (points: Points, more: Parameters<typeof createFakeApp>[0] = {}, signal?: AbortSignal) =>
  JSON.parse(JSON.stringify(await fillPoint<Offers>(createFakeApp({ points, ...more }), POINT, signal)))
const never = () => new Promise(() => {})

test('REL-1 those who fill a point stand in their order, of equals the first by name', () => {
  const { points } = pointsOf(
    { 'mfe-c': [null], 'mfe-b': [null], 'mfe-a': [null] },
    { 'mfe-a': { order: 2 }, 'mfe-b': { order: -1 }, 'mfe-c': { order: 2 } },
  )
  expect(fillersOf({ points }, 'cart.end').map(({ remote }) => remote)).toEqual(['mfe-b', 'mfe-a', 'mfe-c'])
})

test('REL-1 under a host that knows no points nobody fills them', async () => {
  expect(await fillPoint<Offers>(createFakeApp(), POINT)).toEqual([])
})

test('REL-1 each loads by what the page hands over; its data cross to the browser, its code does not', async () => {
  const load = ({ with: { productIDs } }: FillArgs<Offers['cart.end']>) => ({ first: productIDs[0] })
  const { points } = pointsOf({ 'mfe-a': [load], 'mfe-b': [null], 'mfe-c': [() => undefined] })
  expect(await filled(points)).toEqual([
    { remote: 'mfe-a', release: 'r0', data: { first: 'p1' } },
    { remote: 'mfe-b', release: 'r0' },
    { remote: 'mfe-c', release: 'r0', data: null },
  ])
})

test('REL-3 one that is late is left out, and holds nothing back longer than it may', async () => {
  vi.useFakeTimers()
  try {
    const { points, broken } = pointsOf(
      { 'mfe-a': [never], 'mfe-b': [() => 'there'] },
      { 'mfe-a': { within: 40 } },
    )
    const waited = filled(points)
    await vi.advanceTimersByTimeAsync(40)
    expect(await waited).toEqual([{ remote: 'mfe-b', release: 'r0', data: 'there' }])
    expect(broken).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

const defect = () => {
  throw new TypeError('defect')
}
const circle: Record<string, unknown> = {}
circle.self = circle

test.each([
  ['a defect', defect, 'defect'],
  ['data that cannot be written', () => circle, 'circular'],
  ['too much data', () => 'x'.repeat(MAX_FILL_DATA), 'more than 16384 characters'],
])('REL-3 %s is the release’s fault: the one before it is asked', async (_what, load, words) => {
  const { points, broken } = pointsOf({ 'mfe-a': [load, () => 'before'] })
  expect(await filled(points)).toEqual([{ remote: 'mfe-a', release: 'r1', data: 'before' }])
  expect(broken.mock.calls).toEqual([
    ['mfe-a', 'r0', 'loader', expect.objectContaining({ message: expect.stringContaining(words) })],
  ])
})

test('REL-3 with no release left it is missing; what the backend refuses is nobody’s fault', async () => {
  expect(await filled(pointsOf({ 'mfe-a': [defect] }).points)).toEqual([])
  const refused = () => {
    throw new ApiError('GET x', 401, null)
  }
  const { points, broken } = pointsOf({ 'mfe-a': [refused] })
  expect(await filled(points)).toEqual([])
  expect(broken).not.toHaveBeenCalled()
})

test('VIS-1 what is only for who is signed in loads nothing for anybody else, once it is known who is here', async () => {
  const load = vi.fn(() => 'credit')
  const { points } = pointsOf({ 'mfe-a': [load] }, { 'mfe-a': { signedIn: true } })
  const nobody = [{ remote: 'mfe-a', release: '', data: null }]
  expect(await filled(points, { appInfo })).toEqual(nobody)
  expect(load).not.toHaveBeenCalled()
  const credit = [{ remote: 'mfe-a', release: 'r0', data: 'credit' }]
  expect(await filled(points, { appInfo, session })).toEqual(credit)
  // On a server the store's document comes beside the page's data, and says who is here.
  const app = createFakeApp({ points })
  const asked = fillPoint<Offers>(app, POINT)
  app.state.$appInfo.set(appInfo)
  app.state.$session.set(session)
  expect(await asked).toMatchObject(credit)
})

import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { Figures } from './evidence.ts'
import { fisherWorse } from './fisher.ts'
import type { Sighting } from './tally.ts'
import { trialOf, verdictOn, worse } from './verdict.ts'

const NOW = 1_000_000
const WINDOWS = repeats(2_000, 10_000)

/** Visitors of their own network each, unless told otherwise. */
const visitors = (
  count: number,
  failed: number,
  more: Partial<Sighting> & { where?: 'edge' | 'page' } = {},
) =>
  Array.from(
    { length: count },
    (_, i): Sighting => ({
      at: NOW,
      network: `10.0.${i >> 8}.${i & 255}`,
      releases: new Map(),
      failed: new Map(i < failed ? [['mfe-x', more.where ?? 'page']] : []),
      threw: new Set(),
      turnedAway: new Set(),
      alive: null,
      loads: 1,
      took: null,
      vitals: new Map(),
      ...more,
    }),
  )

const verdict = (canary: Sighting[], baseline: Sighting[]) =>
  verdictOn('mfe-x', [trialOf('mfe-x', canary, baseline, NOW)])

/** Repeatable pseudo-random numbers: mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function random(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

test('REL-4 Fisher’s p value is that of the table of the lady tasting tea, and of one worked by hand', () => {
  expect(fisherWorse(4, 4, 0, 4)).toBeCloseTo(1 / 70, 10)
  expect(fisherWorse(3, 4, 1, 4)).toBeCloseTo(17 / 70, 10)
  expect(fisherWorse(0, 10, 5, 10)).toBeCloseTo(1, 10)
  expect(fisherWorse(2, 20_000, 1, 20_000)).toBeCloseTo(0.5, 3)
})

test('REL-4 as many visitors as fifty edges can have are judged without holding up the process', () => {
  const all = 50 * LIMITS.visitorsKept
  const before = process.cpuUsage()
  for (let kind = 0; kind < 12; kind++) {
    expect(worse({ visitors: all, failed: all / 2 }, { visitors: all, failed: all / 2 + 1 })).toBeNull()
    expect(worse({ visitors: all, failed: all / 2 }, { visitors: all, failed: all / 3 })).toBeLessThan(0.0001)
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(5_000)
})

describe('REL-4 a canary', () => {
  test('of which fewer than five visitors had a failure is not stopped, however well its baseline is', () => {
    const baseline = { visitors: 10_000, failed: 0 }
    expect(worse({ visitors: 4, failed: 4 }, baseline)).toBeNull()
    expect(worse({ visitors: 5, failed: 5 }, baseline)).toBeLessThan(0.0001)
  })

  test('that fails for one visitor in five is stopped, with the figures', () => {
    expect(verdict(visitors(80, 16), visitors(80, 0))).toMatchObject({
      kind: 'page',
      canary: { visitors: 80, failed: 16 },
      baseline: { visitors: 80, failed: 0 },
    })
  })

  test('that fails as often as its baseline is left alone', () => {
    expect(verdict(visitors(500, 100), visitors(500, 100))).toBeNull()
  })

  test('is not stopped by few failures, nor without anything to compare with', () => {
    expect(verdict(visitors(4, 4), visitors(1000, 0))).toBeNull()
    expect(verdict(visitors(100, 50), [])).toBeNull()
  })

  test('is not stopped by what one network tells, however many visitors it makes up', () => {
    const forged = visitors(500, 500, { network: '6.6.6.6' })
    expect(verdict([...forged, ...visitors(100, 0)], visitors(100, 0))).toBeNull()
    const four = ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'].flatMap(network =>
      visitors(50, 50, { network }),
    )
    expect(verdict([...four, ...visitors(100, 0)], visitors(100, 0))).toBeNull()
  })

  test('M5 is not stopped by what one customer of a provider tells from all the networks it has', () => {
    const forged = Array.from({ length: 500 }, (_, i) => {
      const [one] = visitors(1, 1, { network: `2001:db8:6:${i.toString(16)}::/64` })
      return one as Sighting
    })
    expect(verdict(forged, visitors(500, 0))).toBeNull()
  })

  test('is stopped by what the edge itself saw, even for one network', () => {
    const network = '10.0.0.1'
    const seen = visitors(80, 16, { network, where: 'edge' })
    expect(verdict(seen, visitors(80, 0, { network }))?.kind).toBe('edge')
  })

  test('that fails is not paused for the time it takes to put something in its place', () => {
    const early = visitors(1, 0, { at: NOW - 60_000 })
    const well = visitors(30, 0, { took: 80 })
    const beside = visitors(200, 0, { took: 80 })
    const late = visitors(8, 0, { took: 900 }).slice(4)
    const seen = (failed: number) => [
      ...early,
      ...well,
      ...late,
      ...visitors(4, failed, { where: 'edge', took: 900 }),
    ]
    expect(verdict(seen(0), beside)?.kind).toBe('slow')
    expect(verdict(seen(4), beside)).toBeNull()
    expect(verdict([...seen(4), ...visitors(2, 2, { where: 'edge' })], beside)?.kind).toBe('edge')
  })

  test('whose pages take long is paused; one as slow as its baseline is left alone', () => {
    const draw = random(7)
    // As waiting times are: most short, some long.
    const times = (count: number, factor = 1, at = NOW) =>
      visitors(count, 0, { at }).map(one => ({
        ...one,
        took: factor * 80 * Math.exp(1.2 * (draw() + draw() + draw() - 1.5)),
      }))
    const early = NOW - 60_000
    const canary = (factor: number, count = 120) => [...times(10, 1, early), ...times(count, factor)]
    expect(verdict(canary(6), times(400))).toMatchObject({ kind: 'slow', baseline: { visitors: 400 } })
    for (let window = 0; window < 200; window++) expect(verdict(canary(1, 60), times(400))).toBeNull()
    expect(verdict(canary(6), visitors(400, 0))).toBeNull()
    // Quick before the rollout began, when the shop was quiet.
    const before = times(400, 1, early - 60_000)
    expect(verdict(canary(6), [...before, ...times(120, 6)])).toBeNull()
    // Its code was being loaded.
    expect(verdict([...times(40, 50, early), ...times(40)], times(400))).toBeNull()
  })

  test('M5 is not paused for one network that asks for many pages at once, nor hidden by one that makes its baseline slow', () => {
    const took = (ms: number, count: number, network?: string) => [
      ...visitors(count, 0, { at: NOW - 60_000 }),
      ...visitors(count, 0, { took: ms, ...(network && { network }) }),
    ]
    expect(verdict([...took(80, 40), ...took(5_000, 400, '6.6.6.6')], took(80, 200))).toBeNull()
    const slow = took(900, 40)
    expect(verdict(slow, [...took(80, 200), ...took(5_000, 400, '6.6.6.6')])?.kind).toBe('slow')
  })

  test('whose pages freeze is stopped: nothing comes from them', () => {
    const at = NOW - LIMITS.aliveWithin - 1
    const frozen = visitors(40, 0, { alive: false, at })
    const running = visitors(60, 0, { alive: true, at })
    // Crawlers and scripts that are off: as many on both sides.
    const silent = visitors(10, 0, { alive: false, at })
    expect(verdict([...frozen, ...running.slice(0, 20)], [...running, ...silent])?.kind).toBe('frozen')
    expect(verdict([...running, ...silent], [...running, ...silent])).toBeNull()
    expect(verdict(visitors(40, 0, { alive: false }), running), 'too early to say').toBeNull()
  })

  // Each window is a whole trial of ten minutes, looked at every five seconds while its visitors come.
  test.each([0, 0.001, 0.01, 0.05, 0.2])(
    `as healthy as its baseline (failure rate %d) is stopped in fewer than 1 in 100 of ${WINDOWS} windows`,
    rate => {
      const next = random(seedOr(7) + Math.round(rate * 1000))
      let stops = 0
      for (let window = 0; window < WINDOWS; window++) if (stoppedWithin(rate, rate, next) !== null) stops++
      figure(
        `canary as healthy as its baseline (failure rate ${rate}): ${stops} of ${WINDOWS} windows stopped`,
      )
      expect(stops / WINDOWS).toBeLessThan(0.01)
    },
    120_000,
  )

  test('that fails for one visitor in five is stopped within a minute in nine of ten windows', () => {
    const next = random(3)
    const looks = Array.from(
      { length: 1_000 },
      () => stoppedWithin(0.2, 0.002, next) ?? Number.POSITIVE_INFINITY,
    )
    expect(looks.filter(look => look * LIMITS.evaluateEvery <= 60_000).length).toBeGreaterThanOrEqual(900)
  })
})

/** Twenty visitors between two looks, a third of them with the canary. @returns the look that stopped it, or null */
function stoppedWithin(rate: number, baseRate: number, next: () => number): number | null {
  const canary: Figures = { visitors: 0, failed: 0 }
  const baseline: Figures = { visitors: 0, failed: 0 }
  for (let look = 1; look <= 120; look++) {
    for (let i = 0; i < 20; i++) {
      const [side, bad] = next() < 0.33 ? [canary, rate] : [baseline, baseRate]
      side.visitors++
      if (next() < bad) side.failed++
    }
    if (worse(canary, baseline) !== null) return look
  }
  return null
}

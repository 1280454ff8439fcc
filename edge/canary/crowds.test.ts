import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createTally } from './tally.ts'
import { trialOf, verdictOn } from './verdict.ts'

const given = (release: string) =>
  ({
    serial: 1,
    host: { name: 'host-shell', release: 'h1' },
    remotes: { 'mfe-x': { name: 'mfe-x', release } },
  }) as never
const [GOOD, BAD] = [given('x1'), given('x2')]

test.each([
  ['one network', () => '6.6.6.6'],
  [
    'one customer with 65,536 networks',
    (i: number) => `2001:db8:6:${(i % 65_536).toString(16)}::${i.toString(16)}`,
  ],
])('REL-4 %s that makes up visitors without end does not have a bad canary’s forgotten', (_, from) => {
  const tally = createTally(() => 0)
  for (let i = 0; i < 400; i++) {
    const canary = i % 10 === 0
    tally.viewed(`v${i}`, `10.0.${i >> 8}.${i & 255}`, canary ? BAD : GOOD)
    if (canary) tally.failed(`v${i}`, 'mfe-x', 'x2', 'page')
  }
  for (let i = 0; i < 2 * LIMITS.visitorsKept; i++)
    tally.viewed(`made-up-${i}`, from(i), i % 10 === 0 ? BAD : GOOD)
  const [canary, baseline] = [tally.of('mfe-x', 'x2'), tally.of('mfe-x', 'x1')]
  expect(canary.length + baseline.length).toBe(LIMITS.visitorsKept)
  expect(verdictOn('mfe-x', [trialOf('mfe-x', canary, baseline, 0)])).toMatchObject({
    kind: 'page',
    canary: { failed: 40 },
  })
})

test('REL-4 a visitor who comes from another network is counted there alone', () => {
  const tally = createTally(() => 0)
  for (let i = 0; i <= LIMITS.visitorsKept; i++) tally.viewed(`v${i % 7}`, `10.0.${i >> 8}.${i & 255}`, GOOD)
  expect(tally.of('mfe-x', 'x1')).toHaveLength(7)
})

test('REL-4 what was seen before the clock was put back says nothing', () => {
  let now = 86_400_000
  const tally = createTally(() => now)
  tally.viewed('a', '1.2.3.4', BAD)
  tally.failed('a', 'mfe-x', 'x2', 'edge')
  now = 0
  expect(tally.of('mfe-x', 'x2')).toEqual([])
})

test('REL-4 a trial that began before the clock was put back goes on: its visitors are counted at once', () => {
  let now = 86_400_000
  const tally = createTally(() => now)
  tally.begins('mfe-x', 'x2')
  tally.viewed('before', '1.2.3.4', BAD)
  now -= 7_200_000
  expect(tally.of('mfe-x', 'x2')).toEqual([])
  tally.viewed('after', '1.2.3.4', BAD)
  tally.failed('after', 'mfe-x', 'x2', 'edge')
  expect(tally.of('mfe-x', 'x2')).toHaveLength(1)
  expect(tally.begun('mfe-x', 'x2')).toBe(now)
})

import { expect, test } from 'vitest'
import { partsLeft } from '../content/parts-left.ts'
import { campaign } from '../fixtures/campaigns.ts'
import { standingOf } from './standing.ts'

test('GRP-2 a group buy says what is missing to its goal and to the next price', () => {
  expect(standingOf(campaign({ paidCount: 5 }))).toMatchObject({
    state: 'open',
    toGoal: 3,
    toTier: 3,
    progress: 0.625,
  })
  expect(standingOf(campaign({ paidCount: 12, tier: 1 }))).toMatchObject({ toGoal: 0, toTier: 8 })
  expect(standingOf(campaign({ paidCount: 30, tier: 2 }))).toMatchObject({
    toGoal: 0,
    toTier: null,
    progress: 1,
  })
})

test('GRP-2 the moment that counts is its start before it runs, then its end; an outcome is told as such', () => {
  expect(standingOf(campaign({ phase: 'upcoming' }))).toMatchObject({
    moment: 'starts',
    at: '2026-06-01T12:00:00Z',
  })
  expect(standingOf(campaign({ phase: 'full' }))).toMatchObject({
    moment: 'ends',
    at: '2026-06-08T12:00:00Z',
  })
  expect(standingOf(campaign({ phase: 'closed', status: 'failed' }))).toMatchObject({
    state: 'failed',
    moment: 'ended',
  })
})

test('GRP-2 a countdown shows two parts, seconds only in the last hour, and never less than nothing', () => {
  const said = (ms: number) => partsLeft(ms).map(({ unit, value }) => `${value} ${unit}`)
  expect(said(2 * 86_400_000 + 3 * 3_600_000 + 5)).toEqual(['2 day', '3 hour'])
  expect(said(3 * 3_600_000 + 62_000)).toEqual(['3 hour', '1 minute'])
  expect(said(62_000)).toEqual(['1 minute', '2 second'])
  expect(said(-1)).toEqual(['0 minute', '0 second'])
})

import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { expect, test } from 'vitest'
import { summaries, summary } from '../fixtures/products.ts'
import { createInfiniteList, type ListState, type LoadPart } from './infinite-list.ts'
import { append, freshen, partQuery } from './paging.ts'

const start = (rows: ProductSummary[]): ListState => ({
  rows,
  position: rows.length,
  status: 'idle',
  automatic: 0,
})
/** A backend of `total` products. */
const backend =
  (total: number): LoadPart =>
  async (from, count) =>
    summaries(from, Math.max(0, Math.min(count, total - from)))

test('CAT-2 parts are asked for by position and size', () => {
  expect(partQuery(24, 12)).toEqual({ infiniteLoad: 'true', numberToLoad: '12', startingPosition: '24' })
})

test('CAT-2 doubles are dropped, those inside one part too', () => {
  const rows = append(summaries(0, 2), [summary('p1'), summary('p2'), summary('p2')])
  expect(rows.map(r => r.id)).toEqual(['p0', 'p1', 'p2'])
})

test('CAT-2 a dropped double still moves the position on, so that nothing is skipped', async () => {
  const asked: number[] = []
  const list = createInfiniteList(start(summaries(0, 12)), 40, async (from, count) => {
    asked.push(from)
    return summaries(from - 1, count)
  })
  await list.more('hand')
  await list.more('hand')
  expect(asked).toEqual([12, 24])
  expect(list.$list.get()).toMatchObject({ position: 36, status: 'idle' })
  expect(list.$list.get().rows).toHaveLength(35)
})

test('CAT-2 scrolling loads three pages, then the shopper asks', async () => {
  const list = createInfiniteList(start(summaries(0, 12)), 310, backend(310))
  for (let i = 0; i < 5; i++) await list.more('scroll')
  expect(list.$list.get().rows).toHaveLength(48)
  await list.more('hand')
  expect(list.$list.get().rows).toHaveLength(60)
})

test('CAT-2 one load at a time, and none after the end', async () => {
  let calls = 0
  const list = createInfiniteList(start(summaries(0, 12)), 20, async (from, count, signal) => {
    calls++
    return backend(20)(from, count, signal)
  })
  await Promise.all([list.more('hand'), list.more('hand')])
  await list.more('hand')
  expect(calls).toBe(1)
  expect(list.$list.get()).toMatchObject({ position: 20, status: 'idle' })
})

test('CAT-2 an empty part ends the list even where the count said more', async () => {
  const list = createInfiniteList(start(summaries(0, 12)), 20, async () => [])
  await list.more('hand')
  expect(list.$list.get().position).toBe(20)
})

test('CAT-2 a failure keeps the rows and waits for the shopper’s retry', async () => {
  let fail = true
  const list = createInfiniteList(start(summaries(0, 12)), 40, async (from, count, signal) => {
    if (fail) throw new Error('offline')
    return backend(40)(from, count, signal)
  })
  await list.more('scroll')
  expect(list.$list.get()).toMatchObject({ status: 'failed', position: 12 })
  fail = false
  await list.more('scroll')
  expect(list.$list.get().status).toBe('failed')
  await list.more('hand')
  expect(list.$list.get()).toMatchObject({ status: 'idle', position: 24 })
})

test('an answer that comes after leaving changes nothing', async () => {
  let answer: (rows: ProductSummary[]) => void = () => {}
  const list = createInfiniteList(start(summaries(0, 12)), 40, () => new Promise(done => (answer = done)))
  const more = list.more('hand')
  list.stop()
  answer(summaries(12, 12))
  await more
  expect(list.$list.get()).toMatchObject({ status: 'idle', position: 12 })
})

test('LNG-6 a reload brings all shown rows anew in one call and keeps the place', async () => {
  const asked: number[][] = []
  const list = createInfiniteList(start(summaries(0, 36)), 310, async (from, count) => {
    asked.push([from, count])
    return summaries(from, count).map(r => ({ ...r, name: '乌龙' }))
  })
  await list.reload(0)
  expect(asked).toEqual([[0, 36]])
  expect(new Set(list.$list.get().rows.map(r => r.name))).toEqual(new Set(['乌龙']))
  expect(list.$list.get().position).toBe(36)
})

test('CAT-2 restored rows take over fresh prices and stock', () => {
  const rows = freshen(summaries(0, 3), [summary('p1', { soldOut: true }), summary('p9')])
  expect(rows.map(r => r.soldOut)).toEqual([false, true, false])
})

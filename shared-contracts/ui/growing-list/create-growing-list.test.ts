import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  append,
  createGrowingList,
  freshen,
  type ListState,
  type LoadPart,
  rowsLeft,
} from './create-growing-list.ts'

interface Row {
  id: string
  name: string
}
const row = (n: number, name = 'tea'): Row => ({ id: `p${n}`, name })
const rows = (from: number, count: number) => Array.from({ length: count }, (_, i) => row(from + i))
const keyOf = ({ id }: Row) => id
const first = (shown: Row[], total: number): ListState<Row> => ({
  rows: shown,
  position: shown.length,
  total,
  status: 'idle',
  automatic: 0,
})
/** A backend of `total` rows. */
const backend =
  (total: number): LoadPart<Row> =>
  async (from, count) =>
    rows(from, Math.max(0, Math.min(count, total - from)))
const create = (shown: Row[], total: number, load = backend(total)) =>
  createGrowingList(first(shown, total), { load, keyOf, pageSize: 12, start: 0 })

test('CAT-2 doubles are dropped, those inside one part too', () => {
  const all = append(rows(0, 2), [row(1), row(2), row(2)], keyOf)
  expect(all.map(r => r.id)).toEqual(['p0', 'p1', 'p2'])
})

test('CAT-2 of doubles the first stays shown when the part comes anew', () => {
  const part = [row(1, 'tea'), row(1, 'rice')]
  expect(freshen(append([], part, keyOf), part, keyOf)).toEqual([row(1, 'tea')])
})

test('CAT-2 a dropped double still moves the position on, so that nothing is skipped', async () => {
  const asked: number[] = []
  const list = create(rows(0, 12), 40, async (from, count) => {
    asked.push(from)
    return rows(from - 1, count)
  })
  await list.more('hand')
  await list.more('hand')
  expect(asked).toEqual([12, 24])
  expect(list.$list.get()).toMatchObject({ position: 36, status: 'idle' })
  expect(list.$list.get().rows).toHaveLength(35)
})

test('CAT-2 scrolling loads three pages, then the shopper asks', async () => {
  const list = create(rows(0, 12), 310)
  for (let i = 0; i < 5; i++) await list.more('scroll')
  expect(list.$list.get().rows).toHaveLength(48)
  await list.more('hand')
  expect(list.$list.get().rows).toHaveLength(60)
})

test('CAT-2 ACC-3 one load at a time, and none after the end', async () => {
  let calls = 0
  const list = create(rows(0, 12), 20, async (from, count, signal) => {
    calls++
    return backend(20)(from, count, signal)
  })
  await Promise.all([list.more('hand'), list.more('hand')])
  await list.more('hand')
  expect(calls).toBe(1)
  expect(list.$list.get()).toMatchObject({ position: 20, total: 20, status: 'idle' })
})

test('CAT-2 ACC-3 an empty part ends the list even where the count said more', async () => {
  const list = create(rows(0, 12), 20, async () => [])
  await list.more('hand')
  expect(list.$list.get()).toMatchObject({ total: 12, position: 12 })
  expect(rowsLeft(list.$list.get(), { start: 0 })).toBe(0)
})

test('CAT-2 API-5 a list that nobody counts goes on until a part comes short', async () => {
  const list = create(rows(0, 12), Infinity, backend(40))
  for (let i = 0; i < 5; i++) await list.more('hand')
  expect(list.$list.get()).toMatchObject({ position: 40, total: 40 })
  expect(list.$list.get().rows).toHaveLength(40)
})

test('CAT-2 ACC-3 a failure keeps the rows and waits for the shopper’s retry', async () => {
  let fail = true
  const list = create(rows(0, 12), 40, async (from, count, signal) => {
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

test('RTE-5 an answer that comes after leaving changes nothing', async () => {
  let answer: (rows: Row[]) => void = () => {}
  const list = create(rows(0, 12), 40, () => new Promise(done => (answer = done)))
  const more = list.more('hand')
  list.stop()
  answer(rows(12, 12))
  await more
  expect(list.$list.get()).toMatchObject({ status: 'idle', position: 12 })
})

test('LNG-6 a reload brings all shown rows anew in one call and keeps the place', async () => {
  const asked: number[][] = []
  const list = create(rows(0, 36), 310, async (from, count) => {
    asked.push([from, count])
    return rows(from, count).map(r => ({ ...r, name: '乌龙' }))
  })
  await list.reload()
  expect(asked).toEqual([[0, 36]])
  expect(new Set(list.$list.get().rows.map(r => r.name))).toEqual(new Set(['乌龙']))
  expect(list.$list.get().position).toBe(36)
})

test('LNG-6 CAT-2 after a reload that failed, a retry asks for what is shown, not for the next part', async () => {
  const asked: number[][] = []
  const list = create(rows(0, 36), 310, async (from, count) => {
    asked.push([from, count])
    if (asked.length === 1) throw new Error('offline')
    return rows(from, count).map(r => ({ ...r, name: '乌龙' }))
  })
  await list.reload()
  expect(list.$list.get()).toMatchObject({ status: 'failed', position: 36 })
  await list.more('hand')
  expect(new Set(list.$list.get().rows.map(r => r.name))).toEqual(new Set(['乌龙']))
  await list.more('hand')
  expect(asked).toEqual([
    [0, 36],
    [0, 36],
    [36, 12],
  ])
})

test('LNG-6 CAT-2 a reload while the next part is on its way asks for that part anew as well', async () => {
  const asked: number[][] = []
  const words = ['tea', '乌龙']
  const answers: (() => void)[] = []
  const list = create(rows(0, 12), 310, (from, count) => {
    asked.push([from, count])
    const name = words[asked.length - 1] ?? ''
    return new Promise(done => answers.push(() => done(rows(from, count).map(r => ({ ...r, name })))))
  })
  const more = list.more('hand')
  const again = list.reload()
  for (const answer of answers) answer()
  await Promise.all([more, again])
  expect(asked).toEqual([
    [12, 12],
    [0, 24],
  ])
  expect(list.$list.get()).toMatchObject({ position: 24, status: 'idle' })
  expect(new Set(list.$list.get().rows.map(r => r.name))).toEqual(new Set(['乌龙']))
})

test('CAT-2 restored rows take over what came anew', () => {
  const shown = freshen(rows(0, 3), [row(1, 'sold out'), row(9)], keyOf)
  expect(shown.map(r => r.name)).toEqual(['tea', 'sold out', 'tea'])
})

test('ACC-3 rows made meanwhile in front: none shown twice, none lost, and the list ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.array(fc.nat(3), { maxLength: 12 }), async (counted, made) => {
      let total = counted
      const load: LoadPart<Row> = async (from, count) =>
        Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, i) => row(total - from - i))
      const shown = [...(await load(0, 10, new AbortController().signal))]
      const list = createGrowingList(first(shown, counted), { load, keyOf, pageSize: 10, start: 0 })
      for (const n of [...made, ...Array<number>(12).fill(0)]) {
        total += n
        await list.more('hand')
      }
      const ids = list.$list.get().rows.map(keyOf)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThanOrEqual(counted)
    }),
  )
})

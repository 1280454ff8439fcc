import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSuggestions, DEBOUNCE_MS, MAX_SUGGESTIONS } from './suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field whose answers are given by hand. */
function field() {
  const asked: { term: string; signal: AbortSignal; answer(found: string[]): void; fail(): void }[] = []
  const taken: [readonly string[] | null, string][] = []
  const suggestions = createSuggestions<string>(
    (term, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ term, signal, answer: resolve, fail: () => reject(new Error()) }),
      ),
    (found, term) => taken.push([found, term]),
  )
  return { asked, taken, ...suggestions }
}
const pause = () => vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('HDR-3 suggestions while typing', () => {
  test('HDR-3 a hand that types fast asks once', async () => {
    const { typed, asked } = field()
    for (const text of ['t', 'te', 'tea']) typed(text, false)
    await pause()
    expect(asked.map(a => a.term)).toEqual(['tea'])
  })

  test('HDR-3 nothing is asked while an input method composes; the composed text is', async () => {
    const { typed, asked } = field()
    for (const text of ['c', 'ch', 'cha']) typed(text, true)
    await pause()
    expect(asked).toEqual([])
    typed('茶', false)
    await pause()
    expect(asked.map(a => a.term)).toEqual(['茶'])
  })

  test('HDR-3 a late answer to an earlier term is dropped, and its question ended', async () => {
    const { typed, asked, taken } = field()
    typed('te', false)
    await pause()
    typed('tea', false)
    expect(asked[0]?.signal.aborted).toBe(true)
    await pause()
    asked[1]?.answer(['Tea'])
    asked[0]?.answer(['Ten'])
    await settled()
    expect(taken).toEqual([[['Tea'], 'tea']])
  })

  test('HDR-3 an emptied field offers nothing at once; spaces around a term change nothing', async () => {
    const { typed, asked, taken } = field()
    typed('tea', false)
    await pause()
    typed(' tea  ', false)
    await pause()
    expect(asked).toHaveLength(1)
    typed('', false)
    expect(taken).toEqual([[[], '']])
  })

  test('HDR-3 a question that fails is told from one that found nothing, and the list stays short', async () => {
    const { typed, asked, taken } = field()
    typed('a', false)
    await pause()
    asked[0]?.fail()
    await settled()
    typed('b', false)
    await pause()
    asked[1]?.answer(Array.from({ length: 20 }, (_, i) => `b${i}`))
    await settled()
    typed('c', false)
    await pause()
    asked[2]?.answer([])
    await settled()
    expect(taken.map(([found]) => found?.length ?? null)).toEqual([null, MAX_SUGGESTIONS, 0])
  })

  test('HDR-3 a closed field is given nothing more', async () => {
    const { typed, stop, asked, taken } = field()
    typed('tea', false)
    await pause()
    stop()
    asked[0]?.answer(['Tea'])
    await settled()
    expect(taken).toEqual([])
  })
})

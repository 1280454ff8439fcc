import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { loadWithFallback } from './chain.ts'

const at = (release: string) => ({ release })

describe('REL-3 the last-good chain', () => {
  test('asks for nothing and reports nothing while the active release works', async () => {
    const lastGood = vi.fn(async () => [at('a')])
    const report = vi.fn()
    const outcome = await loadWithFallback(at('b'), lastGood, async r => r.release, report)
    expect(outcome).toEqual({ ok: true, value: 'b', release: at('b') })
    expect(lastGood).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })

  test('a list that cannot be read counts as empty', async () => {
    const report = vi.fn()
    const boom = new Error('boom')
    const outcome = await loadWithFallback(
      at('b'),
      () => Promise.reject(new Error('offline')),
      () => Promise.reject(boom),
      report,
    )
    expect(outcome).toEqual({ ok: false })
    expect(report.mock.calls).toEqual([[{ release: at('b'), error: boom }, null]])
  })

  test('takes the first that works, tries none twice, and reports each failure with what replaced it', async () => {
    const ids = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e')
    await fc.assert(
      fc.asyncProperty(ids, fc.array(ids), fc.uniqueArray(ids), async (active, list, broken) => {
        const tried: string[] = []
        const reports: [string, string | null][] = []
        const outcome = await loadWithFallback(
          at(active),
          async () => list.map(at),
          async ({ release }: { release: string }) => {
            tried.push(release)
            if (broken.includes(release)) throw new Error(release)
            return release
          },
          (failure, fellBackTo) => reports.push([failure.release.release, fellBackTo]),
        )
        const order = [...new Set([active, ...list])]
        const expected = order.find(id => !broken.includes(id)) ?? null
        expect(outcome.ok ? outcome.value : null).toBe(expected)
        expect(tried).toEqual(expected === null ? order : order.slice(0, order.indexOf(expected) + 1))
        expect(reports).toEqual(tried.filter(id => id !== expected).map(id => [id, expected]))
      }),
    )
  })
})

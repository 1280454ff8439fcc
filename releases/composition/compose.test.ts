import fc from 'fast-check'
import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { describe, expect, test } from 'vitest'
import { manifestFor } from '../fixtures/release.ts'
import { compose } from './compose.ts'
import { publicReleases } from './public.ts'

const NOW = '2026-01-01T00:00:00.000Z'

function channel(name: string, part: Partial<ReleaseChannel>): ReleaseChannel {
  const ids = ['r1', 'r2', 'r3', 'r4']
  const releases = Object.fromEntries(
    ids.map(id => [id, { ...manifestFor(name, id), base: `/r/${name}/${id}/`, publishedAt: NOW }]),
  )
  return { active: [], salt: 's', lastGood: [], blocked: [], frozen: false, releases, ...part }
}

const documentWith = (catalog: Partial<ReleaseChannel>): ReleaseDocument => ({
  schema: 1,
  serial: 7,
  issued: NOW,
  expires: NOW,
  remotes: {
    'host-shell': channel('host-shell', { active: [{ release: 'r1', weight: 100 }] }),
    'mfe-catalog': channel('mfe-catalog', catalog),
  },
})

const split = (newer: number, salt = 's') => ({
  salt,
  active: [
    { release: 'r1', weight: 100 - newer },
    { release: 'r2', weight: newer },
  ],
})
const catalogOf = (document: ReleaseDocument, visitor: string) =>
  compose(document, visitor).remotes['mfe-catalog']?.release

describe('composition', () => {
  test('REL-4 the same visitor always gets the same release', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 99 }), (visitor, weight) => {
        const document = documentWith(split(weight))
        expect(catalogOf(document, visitor)).toBe(catalogOf(structuredClone(document), visitor))
      }),
    )
  })

  test('REL-4 raising a rollout only adds visitors', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 1, max: 98 }),
        fc.integer({ min: 1, max: 98 }),
        (visitor, salt, a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)]
          if (catalogOf(documentWith(split(low, salt)), visitor) === 'r2') {
            expect(catalogOf(documentWith(split(high, salt)), visitor)).toBe('r2')
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('REL-4 5 % and then 25 % of visitors get the new release, the first group within the second', () => {
    const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`)
    const at = (weight: number) =>
      visitors.filter(visitor => catalogOf(documentWith(split(weight)), visitor) === 'r2')
    const [few, more] = [at(5), at(25)]
    expect(few.length / visitors.length).toBeCloseTo(0.05, 1)
    expect(more.length / visitors.length).toBeCloseTo(0.25, 1)
    expect(few.every(visitor => more.includes(visitor))).toBe(true)
  })

  test('REL-4 a new salt takes other visitors first', () => {
    const visitors = Array.from({ length: 500 }, (_, index) => `v${index}`)
    const with5 = (salt: string) =>
      visitors.filter(visitor => catalogOf(documentWith(split(5, salt)), visitor) === 'r2')
    expect(with5('one')).not.toEqual(with5('two'))
  })

  test('REL-3 the chain holds what served before, without the active and the blocked', () => {
    const document = documentWith({
      active: [{ release: 'r4', weight: 100 }],
      lastGood: ['r3', 'r2', 'r1'],
      blocked: ['r3'],
    })
    expect(compose(document, 'v').lastGood['mfe-catalog']?.map(r => r.release)).toEqual(['r2', 'r1'])
  })

  test('REL-3 a canary falls back to the stable release, the stable one never to the canary', () => {
    const document = documentWith({ ...split(50), lastGood: ['r3'] })
    for (let visitor = 0; visitor < 40; visitor++) {
      const composition = compose(document, `v${visitor}`)
      const chain = composition.lastGood['mfe-catalog']?.map(r => r.release)
      expect(chain).toEqual(composition.remotes['mfe-catalog']?.release === 'r2' ? ['r1', 'r3'] : ['r3'])
    }
  })

  test('REL-3 a blocked active release is replaced by the last good one', () => {
    const document = documentWith({
      active: [{ release: 'r2', weight: 100 }],
      lastGood: ['r1'],
      blocked: ['r2'],
    })
    expect(catalogOf(document, 'v')).toBe('r1')
  })

  test('REL-3 a channel that is not live is left out, a document without a host is an error', () => {
    const document = documentWith({})
    expect(compose(document, 'v').remotes).toEqual({})
    const { 'host-shell': _host, ...remotes } = document.remotes
    expect(() => compose({ ...document, remotes }, 'v')).toThrow('no host-shell is live')
  })

  test('REL-7 the public part says which contract the host provides', () => {
    const { remotes } = publicReleases(documentWith({ active: [{ release: 'r2', weight: 100 }] }))
    const [host] = Object.values(remotes['host-shell']?.releases ?? {})
    expect(host?.provides).toBe('1.0.0')
    expect(remotes['mfe-catalog']?.releases.r2).not.toHaveProperty('provides')
  })

  test('REL-6 the public part names no node file', () => {
    const text = JSON.stringify(publicReleases(documentWith({ active: [{ release: 'r2', weight: 100 }] })))
    expect(text).toContain('web/entry.js')
    expect(text).not.toContain('node/')
    expect(text).not.toContain('r3')
  })
})

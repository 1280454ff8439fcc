import { manifestFor } from 'releases/fixtures/release.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { expect, test } from 'vitest'
import { composed, copied } from './composed.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const channel = (name: string, active: { release: string; weight: number }[]) => ({
  active,
  salt: 's',
  lastGood: [],
  blocked: [],
  frozen: false,
  releases: Object.fromEntries(
    ['r1', 'r2'].map(id => [id, { ...manifestFor(name, id), base: `/r/${name}/${id}/`, publishedAt: NOW }]),
  ),
})
const documentOf = (newer: number): ReleaseDocument => ({
  schema: 1,
  serial: 7,
  issued: NOW,
  expires: NOW,
  remotes: {
    'host-shell': channel('host-shell', [{ release: 'r1', weight: 100 }]),
    'mfe-x': channel('mfe-x', [
      { release: 'r1', weight: 100 - newer },
      ...(newer > 0 ? [{ release: 'r2', weight: newer }] : []),
    ]),
  },
})

test('REL-4 who gets the same releases shares one composition, who gets others has another', () => {
  const document = documentOf(50)
  const all = Array.from({ length: 100 }, (_, i) => composed(document, `visitor ${i}`))
  expect(new Set(all).size).toBe(2)
  for (const one of all) expect(one.watched).toBe(true)
  expect(composed(documentOf(0), 'a').watched).toBe(false)
})

test('REL-3 what a release does with the composition of its page is seen by no other page', () => {
  const shared = composed(documentOf(0), 'a')
  const own = copied(shared)
  own.remotes = {}
  delete copied(shared).remotes['mfe-x']
  copied(shared).lastGood['mfe-x']?.push(shared.host)
  expect(Object.keys(shared.remotes)).toEqual(['mfe-x'])
  expect(shared.lastGood['mfe-x']).toEqual([])
})

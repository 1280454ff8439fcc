import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const rows = [
  ...readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8').matchAll(
    /^\| (.+) \| ([A-Z]{3}-\d+) \| `(.+)` \|$/gm,
  ),
].map(([, item = '', rule = '', file = '']) => ({ item, rule, file }))

test('API-1 what the specification says has a test of its rule where the table says', () => {
  expect(rows.length).toBeGreaterThan(80)
  const wrong = rows.filter(({ rule, file }) => {
    const path = join(ROOT, file)
    return !existsSync(path) || !new RegExp(`['\`"].*\\b${rule}\\b`).test(readFileSync(path, 'utf8'))
  })
  expect(wrong).toEqual([])
})

/** Rules by area: numbered from 1 on. */
const RULES = {
  VIS: 4,
  RTE: 8,
  APP: 6,
  HDR: 8,
  LOC: 7,
  LNG: 6,
  LNK: 6,
  SID: 5,
  FTR: 7,
  TAB: 6,
  PLT: 5,
  PWA: 6,
  CAT: 12,
  CRT: 6,
  CHK: 12,
  RET: 13,
  ACC: 12,
  GRP: 2,
  API: 5,
  ERR: 2,
  REL: 14,
} as const

test('API-1 every rule has a row', () => {
  const rules = Object.entries(RULES).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, at) => `${area}-${at + 1}`),
  )
  const named = new Set(rows.map(({ rule }) => rule))
  expect(rules.filter(rule => !named.has(rule))).toEqual([])
})

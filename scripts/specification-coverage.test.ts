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

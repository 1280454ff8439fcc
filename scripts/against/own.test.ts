import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  [[], '--against is missing'],
  [['--against', 'shop.test'], '"shop.test" is no address of a shop: '],
])('REL-7 arcade-dev %j is refused with what it lacks', (args, words) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'own.ts'), ...args],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.startsWith(words)).toBe(true)
  expect(stderr).toContain('usage: arcade-dev --against ')
})

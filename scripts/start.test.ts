import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('REL-11 npm start begins nothing where it is given what it does not know', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'start.ts'), '--as-si'],
    { encoding: 'utf8', timeout: 30_000 },
  )
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain("Unknown option '--as-si'")
})

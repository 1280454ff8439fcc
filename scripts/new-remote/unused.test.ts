import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUnused } from './unused.ts'

test('REL-1 what was interrupted while it packed is begun again in the same folder; what somebody has written stays', async () => {
  const above = await mkdtemp(join(tmpdir(), 'arcade-unused-'))
  const folder = join(above, 'stories')
  expect(isUnused(folder)).toBe(true)
  await mkdir(join(folder, 'packages', '.packing-here-1-a'), { recursive: true })
  expect(isUnused(folder)).toBe(true)
  await writeFile(join(folder, 'package.json'), '{}')
  expect(isUnused(folder)).toBe(false)
  await rm(above, { recursive: true })
})

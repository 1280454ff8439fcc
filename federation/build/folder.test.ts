import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from './folder.ts'

test('REL-1 what lies where the bundler loses its way is not built, and its author is told why', async () => {
  const above = await mkdtemp(join(tmpdir(), 'arcade-folder-'))
  expect(readFolder(join(above, '50%20 茶', 'mfe-tea')).name).toBe('mfe-tea')
  expect(() => readFolder(join(above, 'c#', 'mfe-tea'))).toThrow(
    `${join(above, 'c#', 'mfe-tea')} has a # in its path, behind which the bundler finds no file: move it`,
  )
  await rm(above, { recursive: true })
})

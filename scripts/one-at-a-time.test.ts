import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-one-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('REL-1 of two who build one release at once the second waits, also where the first fails', async () => {
  const path = join(folder, 'building')
  const seen: string[] = []
  const { promise: finished, reject: fail } = Promise.withResolvers<void>()
  const first = oneAtATime(path, async () => {
    seen.push('begins')
    await finished
  })
  const second = oneAtATime(path, async () => void seen.push('second'))
  await expect.poll(() => seen).toEqual(['begins'])
  fail(new Error('does not build'))
  await expect(first).rejects.toThrow('does not build')
  await second
  expect(seen).toEqual(['begins', 'second'])
})

test('REL-1 a build that was killed keeps nobody from building', async () => {
  const path = join(folder, 'building')
  await writeFile(`${path}.lock`, JSON.stringify({ pid: 999_999_999, began: null, mark: 'gone' }))
  expect(await oneAtATime(path, async () => 'built')).toBe('built')
})

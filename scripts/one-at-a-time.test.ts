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
  const build = (name: string) => async () => {
    seen.push(`${name} begins`)
    // Long enough for the other to begin meanwhile, if nothing kept it from that.
    for (let step = 0; step < 50; step++) await writeFile(join(folder, name), String(step))
    seen.push(`${name} ends`)
    throw new Error('does not build')
  }
  const both = await Promise.allSettled([oneAtATime(path, build('one')), oneAtATime(path, build('other'))])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const [first] = seen[0]?.split(' ') ?? []
  const second = first === 'one' ? 'other' : 'one'
  expect(seen).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

test('REL-1 a build that was killed keeps nobody from building', async () => {
  const path = join(folder, 'building')
  await writeFile(`${path}.lock`, JSON.stringify({ pid: 999_999_999, began: null, mark: 'gone' }))
  expect(await oneAtATime(path, async () => 'built')).toBe('built')
})

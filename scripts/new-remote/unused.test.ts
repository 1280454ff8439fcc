import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyUnfit } from './unused.ts'

let above: string
let folder: string
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'arcade-unused-'))
  folder = join(above, 'stories')
})
afterEach(() => rm(above, { recursive: true }))

const unfit = (one = folder) => whyUnfit(one, join(above, 'shop'))

test('REL-1 what was interrupted while it packed is begun again in the same folder; what somebody has written stays', async () => {
  expect(unfit()).toBeNull()
  await mkdir(join(folder, 'packages', '.packing-here-1-a'), { recursive: true })
  expect(unfit()).toBeNull()
  await writeFile(join(folder, 'package.json'), '{}')
  expect(unfit()).toBe(`${folder} is not empty: it has package.json`)
})

test('REL-1 a repository that was cloned before anything is in it can be filled', async () => {
  await mkdir(join(folder, '.git'), { recursive: true })
  expect(unfit()).toBeNull()
})

test('REL-1 a repository of its own lies in no other, and is a folder', async () => {
  for (const inside of ['shop', 'shop/stories', 'shop/../shop/mfe-stories'])
    expect(unfit(join(above, inside))).toMatch(/shop.* lies in the shop’s repository: .*\.\.\/stories/)
  expect(unfit(join(above, 'shop-stories'))).toBeNull()
  await writeFile(folder, '')
  expect(unfit()).toBe(`${folder} is a file`)
})

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inputsOf, timesOf } from './inputs.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arcade-inputs-'))
  for (const folder of ['mfe-x/page', 'shared-contracts', 'federation'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'package-lock.json'), '{}')
  await writeFile(join(root, 'mfe-x/page/entry.ts'), 'one')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const inputs = () => inputsOf(root, 'mfe-x')

test('REL-1 what editors and file managers put beside the sources is part of no release', async () => {
  const before = inputs()
  await symlink('somebody@machine.1', join(root, 'mfe-x/page/.#entry.ts'))
  await writeFile(join(root, 'mfe-x/.DS_Store'), 'x')
  await mkdir(join(root, 'mfe-x/.idea'))
  expect(inputs()).toBe(before)
  await writeFile(join(root, 'mfe-x/page/entry.ts'), 'two')
  expect(inputs()).not.toBe(before)
})

test('REL-1 a file that is gone before it is read is no error; a folder that never was is one', async () => {
  await symlink('gone.ts', join(root, 'mfe-x/page/saving.ts'))
  expect(inputs()).toMatch(/^\w+$/)
  expect(timesOf(root, ['mfe-x'])).toContain('entry.ts')
  expect(() => inputsOf(root, 'mfe-y')).toThrow('ENOENT')
})

import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const holder = (pid: number, began: string | null = null) => JSON.stringify({ pid, began, mark: 'x' })

test('NFR-R a folder in use is refused at once, with what to do; given back it is free', async () => {
  const folder = join(root, 'a')
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await expect(lockFolder(folder)).rejects.toThrow('DATABASE_URL')
  await unlock()
  await (await lockFolder(folder))()
})

test('NFR-R the lock of a process that is gone is taken over', async () => {
  const folder = join(root, 'b')
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise(end => child.on('exit', end))
  await writeFile(`${folder}.lock`, holder(child.pid ?? 0))
  const unlock = await lockFolder(folder)
  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8')).pid).toBe(process.pid)
  await unlock()
})

test('NFR-R a process id that belongs to another process by now does not hold the lock', async () => {
  const folder = join(root, 'c')
  await writeFile(`${folder}.lock`, holder(process.pid, 'another life'))
  await (await lockFolder(folder))()
})

test('NFR-R a broken lock file is taken over', async () => {
  const folder = join(root, 'd')
  await writeFile(`${folder}.lock`, '{')
  await (await lockFolder(folder))()
})

test('NFR-R of many that take over at once one wins', async () => {
  const folder = join(root, 'e')
  await writeFile(`${folder}.lock`, holder(process.pid, 'another life'))
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  expect(results.filter(r => r.status === 'fulfilled')).toHaveLength(1)
})

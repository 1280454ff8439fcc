import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { openDatabase } from './open.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await fs.mkdtemp(join(tmpdir(), 'full-disk-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await fs.rm(dataDir, { recursive: true, force: true })
})

const open = () => openDatabase({ databaseUrl: null, dataDir, storeName: 'x' }, () => {})

test('L10 an embedded database that finds no room to open says where, leaves nothing behind, and can be had once there is some', async () => {
  const { writeFile } = fs
  // As a full disk does it: there is a file, and nothing in it.
  vi.spyOn(fs, 'writeFile').mockImplementation(async path => {
    await writeFile(path, '')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  for (let times = 0; times < 3; times++)
    await expect(open()).rejects.toThrow(`no room left on the disk of ${join(dataDir, 'pglite-x')}`)
  expect(await fs.readdir(dataDir)).toEqual(['pglite-x'])
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await (await lockFolder(join(dataDir, 'pglite-x')))()
})

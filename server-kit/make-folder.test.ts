import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-make-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('REL-1 packages are put into a folder that is made with what it lies in; one that is there stays', async () => {
  const path = join(folder, 'a', 'b')
  for (const _time of [1, 2]) {
    await makeFolder(path)
    expect((await stat(path)).isDirectory()).toBe(true)
  }
})

test('REL-1 a folder below a file is refused in words', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow(`${join(folder, 'file')} is no folder`)
  await expect(makeFolder(join(folder, 'file', 'a', 'b'))).rejects.toThrow(
    `the folder ${join(folder, 'file', 'a', 'b')} cannot be made: ${join(folder, 'file')} is no folder`,
  )
})

test.runIf(process.platform === 'linux')(
  'REL-1 a folder where the system makes none is refused at once, with the system’s own word for it',
  async () => {
    await expect(makeFolder('/proc/arcade/packages')).rejects.toMatchObject({
      message: expect.stringMatching(
        /^the folder \/proc\/arcade\/packages cannot be made: .*\/proc\/arcade'$/,
      ),
      code: 'ENOENT',
      path: '/proc/arcade/packages',
    })
  },
)

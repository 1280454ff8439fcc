import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPglite } from './pglite.ts'

test('ACC-10 L2 nobody else on the machine reads the database folder, not even one that was open before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'own-folder-'))
  const folder = join(root, 'data')
  await mkdir(folder, { mode: 0o755 })
  const database = await openPglite(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await database.close()
  await rm(root, { recursive: true })
})

test.runIf(process.platform === 'linux')(
  'REL-1 a folder where the system makes none is refused in words, at once and not after trying for ever',
  async () => {
    await expect(openPglite('/proc/arcade/store')).rejects.toThrow(
      /^the folder \/proc\/arcade\/store cannot be made: /,
    )
  },
)

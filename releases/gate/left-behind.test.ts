import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gateFolder } from './left-behind.ts'

test('REL-3 what a publication that was killed has put up is removed a day later; what another one puts up is not', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'arcade-left-'))
  onTestFinished(() => rm(temporary, { recursive: true }))
  const now = Date.now()
  for (const [name, hours] of [
    ['arcade-gate-old', 25],
    ['arcade-gate-busy', 1],
    ['of-others', 99],
  ] as const) {
    const path = join(temporary, name)
    await mkdir(path)
    await writeFile(join(path, 'file'), 'text')
    await utimes(path, new Date(), new Date(now - hours * 60 * 60_000))
  }
  const own = await gateFolder(temporary, now)
  expect((await readdir(temporary)).sort()).toEqual(['arcade-gate-busy', basename(own), 'of-others'].sort())
})

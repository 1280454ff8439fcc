import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../process.ts'
import { openOwnShop } from './own-shop.ts'

/** A start that notes what it was given; a server's file is saved while it comes up for the first time. */
const START = `import { appendFileSync, writeFileSync } from 'node:fs'
if (!process.argv.includes('--as-is')) writeFileSync('edge/saved.ts', '')
appendFileSync('started', process.argv.slice(2).join(' ') + ';')
process.send('ready')
setInterval(() => {}, 1000)`

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'arcade-own-shop-'))
  const folders = ['edge', 'store-api', 'payment-sandbox', 'demo-stores', 'releases', 'shared-contracts']
  for (const folder of [...folders, 'federation', 'mfe-x', 'scripts']) await mkdir(join(root, folder))
  await writeFile(join(root, 'package-lock.json'), '{}')
  await writeFile(join(root, 'scripts', 'start.ts'), START)
  // What it sets for its servers is this process's own besides.
  for (const name of ['INSPECT', 'PUBLIC_ORIGIN', 'PORT']) vi.stubEnv(name, process.env[name] ?? '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(root, { recursive: true, force: true })
})

test('REL-7 a server saved while the shop starts for the first time starts anew with what was saved', async () => {
  const shop = await openOwnShop(root, ['mfe-x'], await freePort(), () => {})
  try {
    await expect.poll(() => readFile(join(root, 'started'), 'utf8')).toBe('--quiet;--quiet --as-is;')
  } finally {
    // Before its folder goes: it would see that as another save.
    await shop.close()
  }
})

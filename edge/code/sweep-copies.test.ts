import { once } from 'node:events'
import { access, mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { startEdge } from '../fixtures/start-edge.ts'
import { sweepCopies } from './sweep-copies.ts'

const DAY_MS = 86_400_000

let shop: Shop
let cache: string
beforeEach(async () => {
  shop = await openShop((_request, response) => response.end('{}'))
  cache = join(shop.env.DATA_DIR, 'edge')
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
})
afterEach(() => shop.close())

/** Puts a folder below the copies that was last written so many days ago. */
async function copied(path: string, days: number): Promise<void> {
  const folder = join(cache, 'code', path)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'entry.mjs'), '')
  const then = new Date(Date.now() - days * DAY_MS)
  for (let at = folder; at !== cache; at = join(at, '..')) await utimes(at, then, then)
}
const isThere = (path: string) =>
  access(join(cache, 'code', path)).then(
    () => true,
    () => false,
  )

test('REL-3 L10 copies of releases that no document names any more go, and what was left unfinished; no others', async () => {
  await copied('host-shell/h1/a', 40)
  await copied('host-shell/h1/.unfinished', 2)
  await copied('host-shell/h0/a', 40)
  await copied('mfe-gone/x1/a', 40)
  await copied('host-shell/h2/a', 0)
  await copied('host-shell/h1/.being-made', 0)
  await sweepCopies(cache, await shop.status())
  const left = ['host-shell/h1/a', 'host-shell/h2/a', 'host-shell/h1/.being-made']
  for (const path of left) expect(await isThere(path), path).toBe(true)
  for (const path of ['host-shell/h1/.unfinished', 'host-shell/h0', 'mfe-gone/x1'])
    expect(await isThere(path), path).toBe(false)
})

test('REL-3 L10 a process that begins to serve has them go', async () => {
  await copied('host-shell/h0/a', 40)
  const edge = await startEdge(shop)
  try {
    await vi.waitFor(async () => expect(await isThere('host-shell/h0')).toBe(false), 10_000)
  } finally {
    edge.child.kill()
    await once(edge.child, 'exit')
  }
}, 60_000)

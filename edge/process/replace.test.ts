import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, freePort, stop } from '../../scripts/process.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

test('REL-1 a process that has run many releases makes room for a fresh one, and no page is lost', async () => {
  await shop.ship('host-shell', 'h0', { 'node/entry.mjs': SAYS('page 0') })
  const port = await freePort()
  const env = {
    ...process.env,
    ...operatorEnv(shop.folder),
    ...shop.env,
    PORT: String(port),
    HOST: '127.0.0.1',
  }
  const main = join(import.meta.dirname, '..', 'main.ts')
  const child = spawn(process.execPath, [main], { env: { ...env, RELEASES_IN_MEMORY: '2' }, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const began = async () =>
    /^process_start_time_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  try {
    await answers(`${url}/readyz`, child)
    const first = await began()
    const statuses = new Set<number>()
    for (let i = 1; i <= 4; i++) {
      await shop.ship('host-shell', `h${i}`, { 'node/entry.mjs': SAYS(`page ${i}`) })
      const page = await fetch(url)
      statuses.add(page.status)
      expect(await page.text()).toContain(`page ${i}`)
    }
    for (let now = first; now === first; now = await began()) {
      const page = await fetch(url, { headers: { connection: 'close' } })
      statuses.add(page.status)
      expect(await page.text()).toContain('page 4')
    }
    expect([...statuses]).toEqual([200])
  } finally {
    await stop(child)
  }
  expect(child.exitCode).toBe(0)
}, 60_000)

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { answers, freePort, stop } from 'releases/process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** The edge as operators start it: a supervisor and what serves. */
async function startEdge(settings: Record<string, string> = {}) {
  const port = await freePort()
  const env = {
    ...process.env,
    ...operatorEnv(shop.folder),
    ...shop.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...settings,
  }
  const main = join(import.meta.dirname, '..', 'main.ts')
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/readyz`, child)
  return { child, url }
}

test('REL-1 a process that has run many releases makes room for a fresh one, and no page is lost', async () => {
  await shop.ship('host-shell', 'h0', { 'node/entry.mjs': SAYS('page 0') })
  const { child, url } = await startEdge({ RELEASES_IN_MEMORY: '2' })
  const began = async () =>
    /^process_start_time_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  try {
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
})

test('REL-3 a process that a release has caught in a loop is ended, and another serves', async () => {
  const loops = `if (new URL(request.url).pathname === '/loop') for (;;) ;`
  await shop.ship('host-shell', 'h0', {
    'node/entry.mjs': SAYS('page').replace('return page', `${loops} return page`),
  })
  const { child, url } = await startEdge({ PULSE_MS: '1000' })
  try {
    expect(await (await fetch(url)).text()).toContain('page')
    const caught = fetch(`${url}/loop`).catch(() => 'cut')
    await expect(fetch(url, { signal: AbortSignal.timeout(500) })).rejects.toThrow()
    expect(await caught).toBe('cut')
    await answers(url, child)
    expect(await (await fetch(url)).text()).toContain('page')
  } finally {
    await stop(child)
  }
  expect(child.exitCode).toBe(0)
})

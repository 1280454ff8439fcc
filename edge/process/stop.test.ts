import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, expect, test } from 'vitest'
import { gate } from '../fixtures/gate.ts'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'

let shop: Shop
afterEach(() => shop.close())

test('REL-1 told to stop, the process finishes the pages it has begun and ends with 0', async () => {
  const asked = gate()
  const stopping = gate()
  shop = await openShop((_request, response) => {
    asked.open()
    void stopping.opened.then(() => response.end('second'))
  })
  const body = "return page('first ', fetch('/api/x').then(r => r.text()))"
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': hostEntry(body) })
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...operatorEnv(shop.folder), ...shop.env, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let address = ''
  const lines = createInterface(child.stdout)
  const listening = new Promise<void>(resolve =>
    lines.on('line', line => {
      address ||= /edge listening at (http:\/\/127[^,]+),/.exec(line)?.[1] ?? ''
      if (address) resolve()
      if (line.includes('"stopping"')) stopping.open()
    }),
  )
  await listening
  const page = fetch(address).then(response => response.text())
  await asked.opened
  child.kill('SIGTERM')
  expect(await page).toBe('first second')
  expect((await ended)[0]).toBe(0)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop((_request, response) => response.end('{}'))
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
})
afterAll(() => shop.close())

test.each([
  ['API_ORIGIN', 'backend.example', 'API_ORIGIN must be an http(s) origin, not "backend.example"'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  ['RELEASE_PUBLIC_KEY', 's3cret', 'RELEASE_PUBLIC_KEY cannot be read: PEM or base64 of ed25519 is needed'],
  ['DATA_DIR', `${import.meta.filename}/data`, `DATA_DIR: ${import.meta.filename} is no folder`],
  ['RELEASE_KEYS', import.meta.filename, `RELEASE_KEYS: ${import.meta.filename} is no folder`],
  ['RELEASE_WEBHOOK_FILE', import.meta.dirname, 'RELEASE_WEBHOOK_FILE cannot be read: '],
  // Nothing of this machine's: only whoever listens there finds out.
  ['HOST', '192.0.2.1', 'EADDRNOTAVAIL'],
])('REL-3 an edge whose %s makes no sense says so in one line and ends', async (name, value, words) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      ...operatorEnv(shop.folder),
      ...shop.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      [name]: value,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(`edge cannot start: `)])
  expect(said).toContain(words)
  expect(said).not.toContain('s3cret')
  expect(code).toBe(1)
})

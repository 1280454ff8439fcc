import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from './run.ts'
import { folderFor, readSettings } from './settings.ts'

test.each([
  [{ PUBLIC_ORIGIN: 'nonsense' }, 'PUBLIC_ORIGIN', 'nonsense'],
  [{ PUBLIC_ORIGIN: 'shop.example:8080' }, 'PUBLIC_ORIGIN', 'shop.example:8080'],
  [{ PUBLIC_ORIGIN: 'https://shop.example/store' }, 'PUBLIC_ORIGIN', 'https://shop.example/store'],
  [{ RELEASE_EDGES: 'http://edge1:8080,edge2:8080' }, 'RELEASE_EDGES', 'edge2:8080'],
])('REL-11 a command with %j is not understood, and says what it should be', async (env, name, value) => {
  const { code, err } = await run(['status'], { RELEASE_STORE: '/nowhere', ...env })
  const example = 'https://shop.example'
  expect([code, err]).toEqual([
    2,
    `release: ${name} must be an http(s) origin like ${example}, not "${value}"`,
  ])
})

test('REL-11 without an address of the shop its port gives one, and what is no port is named', async () => {
  const { code, err } = await run(['status'], { RELEASE_STORE: '/nowhere', PORT: 'abc' })
  expect([code, err]).toEqual([2, 'release: PORT must be a port, not "abc"'])
  expect(readSettings({ PORT: '9090' }).publicOrigin).toBe('http://localhost:9090')
  expect(readSettings({ PORT: 'abc', PUBLIC_ORIGIN: 'https://shop.example/' }).publicOrigin).toBe(
    'https://shop.example',
  )
})

test('REL-11 a webhook that is no address is named when a command starts, and its secret is not said', async () => {
  const { code, err } = await run(['status'], {
    RELEASE_STORE: '/nowhere',
    RELEASE_WEBHOOK: 'chat.example/s3cret',
  })
  expect([code, err]).toEqual([
    2,
    'release: RELEASE_WEBHOOK must be an address that starts with https:// or http://',
  ])
})

test.each([
  [{ RELEASE_STORE: '"s3://bucket/shop"' }, 'RELEASE_STORE stands in quotes'],
  [{ RELEASE_STORE: '/nowhere', RELEASE_KEYS: "'/keys'" }, 'RELEASE_KEYS stands in quotes'],
  [{ DATA_DIR: '"/data"' }, 'DATA_DIR stands in quotes'],
  [{ RELEASE_STORE: fileURLToPath(import.meta.url) }, 'RELEASE_STORE must be a folder, and '],
  [{ RELEASE_STORE: `${fileURLToPath(import.meta.url)}/releases` }, 'RELEASE_STORE must be a folder, and '],
  [{ RELEASE_STORE: 'https://x y' }, 'RELEASE_STORE must be a folder, an s3:// address'],
  [
    { RELEASE_STORE: 's3://bucket/shop?endpoint=s3.example' },
    'RELEASE_STORE names an endpoint that must be an address',
  ],
  [
    { RELEASE_STORE: 's3://bucket/shop?region=eu central' },
    'the region of RELEASE_STORE, or AWS_REGION, cannot be "eu central"',
  ],
  [{ RELEASE_STORE: 's3://key:s3cret@bucket/shop' }, 'RELEASE_STORE must be without credentials'],
  [{ RELEASE_STORE: '/nowhere', API_ORIGIN: 'backend' }, 'API_ORIGIN must be an http(s) origin'],
  [
    { RELEASE_STORE: '/nowhere', GATE_SHOPPER: 's3cret' },
    'GATE_SHOPPER must be an e-mail address, a colon and a password',
  ],
])('REL-11 %j is told at once, before another store is made or asked', async (env, says) => {
  const { code, err } = await run(['status'], env)
  expect([code, err]).toEqual([2, expect.stringContaining(`release: ${says}`)])
  expect(err).not.toContain('s3cret')
})

test.each([
  ['/shop/', '/shop'],
  ['/team/stories/node_modules/@arcade/', '/team/stories'],
])(
  'REL-13 of a command that lies in %s keys and stores lie in %s, which no install empties',
  (above, folder) => {
    expect(resolve(folderFor(above, '/team/stories'))).toBe(folder)
  },
)

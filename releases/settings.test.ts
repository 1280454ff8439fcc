import { resolve } from 'node:path'
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
  ['/shop/', '/shop'],
  ['/team/stories/node_modules/@arcade/', '/team/stories'],
])(
  'REL-13 of a command that lies in %s keys and stores lie in %s, which no install empties',
  (above, folder) => {
    expect(resolve(folderFor(above, '/team/stories'))).toBe(folder)
  },
)

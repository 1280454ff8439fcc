import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operatorEnv, operatorWith } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ReturnType<typeof createServer>
let told: { verb: string; text: string }[]
let status: number
let release: ReturnType<typeof operatorWith>
beforeEach(async () => {
  folder = await temporaryFolder()
  told = []
  status = 200
  server = createServer((request, response) => {
    let body = ''
    request.on('data', text => {
      body += text
    })
    request.on('end', () => {
      told.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=secret`
  release = operatorWith({
    ...operatorEnv(folder.path),
    RELEASE_WEBHOOK: webhook,
    PUBLIC_ORIGIN: 'https://shop.example',
  })
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await folder.remove()
})

test('REL-11 each act that holds is told, in words that a chat shows; a dry run and what is refused are not', async () => {
  const dist = await builtRelease(folder.path, 'host-shell', 'h1')
  await release('publish', dist, '--dry-run')
  await release('publish', dist)
  await release('rollback', 'host-shell')
  await release('promote', 'host-shell', 'h1', '--wait', '0', '--reason', 'first')
  expect(told.map(({ verb }) => verb)).toEqual(['publish', 'promote'])
  expect(told[1]?.text).toBe('https://shop.example: promote host-shell h1 by test: first (serial 2)')
  expect(told[1]).toMatchObject({ name: 'host-shell', release: 'h1', who: 'test', why: 'first', serial: 2 })
})

test('REL-11 a listener that fails holds up nothing, and the operator is told', async () => {
  status = 500
  const { code, data } = await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  expect([code, data.ok, data.warned]).toEqual([0, true, ['the webhook answered 500']])
})

import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { operatorWith } from '../fixtures/operator.ts'

const key = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'der' })
  .toString('base64')

test.each([
  [404, '<html><body>This page was not found</body></html>'],
  [404, '{"message":"Route GET:/team/serials not found"}'],
  [200, '<html><body>Sign in</body></html>'],
])(
  'REL-7 ERR-2 a team whose store’s address answers %i %s is told so: not that nothing is published, and no link there',
  async (status, body) => {
    const elsewhere = createServer((_request, response) => response.writeHead(status).end(body)).listen(
      0,
      '127.0.0.1',
    )
    onTestFinished(() => void elsewhere.close())
    await once(elsewhere, 'listening')
    const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const release = operatorWith({ RELEASE_STORE: origin, RELEASE_TEAM_KEY: key, RELEASE_ACTOR: 'test' })
    for (const argv of [
      ['status'],
      ['log'],
      ['previews'],
      ['revoke', '--for', 'pull request 12', '--reason', 'closed'],
    ]) {
      const { code, err } = await release(...argv)
      expect([argv[0], code, err]).toEqual([
        argv[0],
        1,
        expect.stringContaining(`${origin} is no operators’ port of an edge`),
      ])
    }
  },
)

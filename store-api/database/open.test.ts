import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'

test('ERR-2 a PostgreSQL that cannot be reached is told with the setting that names it, without its password', async () => {
  const server = createServer()
  const port = await new Promise<number>(done =>
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)),
  )
  await new Promise(done => server.close(done))
  const databaseUrl = `postgres://u:s3cret@127.0.0.1:${port}/shop`
  await expect(openDatabase({ databaseUrl, dataDir: '/nowhere', storeName: 'x' }, () => {})).rejects.toThrow(
    `DATABASE_URL: PostgreSQL there cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`,
  )
})

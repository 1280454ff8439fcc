import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from '../http/answer-errors.ts'
import { workLimit } from '../http/work-limit.ts'
import type { Shop } from '../shop.ts'
import { route } from './route.ts'

test('API-4 a call that may not even wait is refused before it costs a look into the database', async () => {
  const app = fastify()
  answerErrors(app)
  // Whatever is asked of it fails.
  const shop = new Proxy({} as Shop, {
    get() {
      throw new Error('the shop was asked')
    },
  })
  const full = workLimit({ running: 0, waiting: 0 })
  route(app, shop, full, 'GET common3/appInfoInit', async () => {
    throw new Error('it was begun')
  })
  const { statusCode, headers } = await app.inject('/api/istore/client/common3/appInfoInit')
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
})

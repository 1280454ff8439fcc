import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('NFR-R works are done in their turn, and one that fails holds up none behind it', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const all = [
    inTurn(() => first.promise.then(() => done.push('first'))),
    inTurn(async () => {
      done.push('second')
      throw new Error('second')
    }),
    inTurn(async () => done.push('third')),
  ]
  await Promise.resolve()
  expect(done).toEqual([])
  first.resolve()
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(done).toEqual(['first', 'second', 'third'])
})

import { expect, test } from 'vitest'
import { dealWithBatch } from './try-each.ts'

const BATCH = 3
function work(ids: readonly string[], bad: (id: string) => boolean) {
  const left = [...ids]
  const said: string[] = []
  const shop = {
    log: { error: (about: { id: string }) => said.push(about.id) },
    disk: { note() {} },
  } as never
  const tried = dealWithBatch(shop, {
    task: 'expire orders',
    next: async failed => left.filter(id => !failed.includes(id)).slice(0, BATCH),
    async deal(id) {
      if (bad(id)) throw new Error('cannot be given back')
      left.splice(left.indexOf(id), 1)
    },
  })
  return { left, said, tried }
}

test('CHK-5 what cannot be dealt with holds up nothing behind it, though it fills a batch', async () => {
  const { left, said, tried } = work(['x1', 'x2', 'x3', 'a', 'x4', 'b'], id => id.startsWith('x'))
  expect(await tried).toBe(6)
  expect(left).toEqual(['x1', 'x2', 'x3', 'x4'])
  expect(said).toEqual(left)
})

test('CHK-5 one call deals with one batch where nothing fails, and ends where everything does', async () => {
  const good = work(['a', 'b', 'c', 'd'], () => false)
  expect(await good.tried).toBe(3)
  expect(good.left).toEqual(['d'])
  const down = work(
    Array.from({ length: 1000 }, (_, i) => `x${i}`),
    () => true,
  )
  expect(await down.tried).toBeLessThan(250)
})

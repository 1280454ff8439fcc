import { expect, it } from 'vitest'
import { shared } from './shared.ts'

it('NFR-P who asks while a question is under way shares the next, which begins after all of them asked', async () => {
  const open: ((answer: number) => void)[] = []
  const ask = shared(() => new Promise<number>(resolve => void open.push(resolve)))
  const first = ask()
  const [second, third] = [ask(), ask()]
  expect(open).toHaveLength(1)
  open[0]?.(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(open).toHaveLength(2)
  open[1]?.(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

it('NFR-P a question that fails does not fail the next', async () => {
  let times = 0
  const ask = shared(async () => {
    if (++times === 1) throw new Error('away')
    return times
  })
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('away')
  expect(await second).toBe(2)
})

import { expect, test } from 'vitest'
import { workLimit } from './work-limit.ts'

test('API-4 work beyond the limit waits in line, beyond that it is refused at once', async () => {
  const limit = workLimit({ running: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const work = () => limit.run(() => new Promise<void>(end => ends.push(end)))
  const [a, b, c] = [work(), work(), work()]
  expect([limit.running, limit.waiting]).toEqual([2, 1])
  await expect(work()).rejects.toMatchObject({ status: 503 })
  expect(limit.refuseWhenFull).toThrow(expect.objectContaining({ status: 503 }))
  ends[0]?.()
  await a
  await Promise.resolve()
  expect([limit.running, limit.waiting]).toEqual([2, 0])
  expect(limit.refuseWhenFull).not.toThrow()
  ends[1]?.()
  ends[2]?.()
  await Promise.all([b, c])
  expect([limit.running, limit.waiting]).toEqual([0, 0])
})

test('API-4 work that fails gives its place back', async () => {
  const limit = workLimit({ running: 1, waiting: 0 })
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(limit.run(async () => 1)).resolves.toBe(1)
})

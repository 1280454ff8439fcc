import { expect, test } from 'vitest'
import { retryOnce } from './retry-once.ts'

function failing(...errors: Error[]) {
  const left = [...errors]
  let tries = 0
  const work = async () => {
    tries++
    const error = left.shift()
    if (error) throw error
    return 'there'
  }
  return { work, tries: () => tries }
}

test('REL-14 what the network lost is asked for once more', async () => {
  const one = failing(new TypeError('Failed to fetch'))
  expect(await retryOnce(one.work)).toBe('there')
  expect(one.tries()).toBe(2)
})

test('REL-14 twice lost is given up, and what failed otherwise at once', async () => {
  const gone = failing(new TypeError('first'), new TypeError('second'), new TypeError('third'))
  await expect(retryOnce(gone.work)).rejects.toThrow('second')
  const thrown = failing(new Error('boom'))
  await expect(retryOnce(thrown.work)).rejects.toThrow('boom')
  expect([gone.tries(), thrown.tries()]).toEqual([2, 1])
})

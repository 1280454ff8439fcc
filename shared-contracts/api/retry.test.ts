import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { RETRY_DELAYS_MS, retry } from './retry.ts'

const lost = () => new NetworkError('POST x', new Error('cut'))
const busy = () => new ApiError('POST x', 409, { error: { errors: [{ code: 'in-progress', message: '' }] } })
const refused = () =>
  new ApiError('POST x', 409, { error: { errors: [{ code: 'slot-gone', message: 'x' }] } })

/** Fails with these, one after the other, then resolves. */
function failing(...errors: Error[]) {
  const waited: number[] = []
  let calls = 0
  const call = async () => {
    const error = errors[calls++]
    if (error) throw error
    return 'done'
  }
  const result = retry(call, async ms => void waited.push(ms))
  return { result, waited, calls: () => calls }
}

test('ERR-2 a call whose outcome is open is made again, each time after a longer pause', async () => {
  const { result, waited } = failing(lost(), busy(), lost())
  expect(await result).toBe('done')
  expect(waited).toEqual([...RETRY_DELAYS_MS])
})

test('ERR-2 the fourth failure is the last', async () => {
  const { result, calls } = failing(lost(), lost(), lost(), busy(), lost())
  await expect(result).rejects.toMatchObject({ code: 'in-progress' })
  expect(calls()).toBe(4)
})

test('ERR-2 a refusal and a mistake in the code are not tried again', async () => {
  for (const error of [refused(), new TypeError('x is undefined')]) {
    const { result, calls } = failing(error)
    await expect(result).rejects.toBe(error)
    expect(calls()).toBe(1)
  }
})

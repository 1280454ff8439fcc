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

test.each([429, 503])('ERR-2 a %i that names more time than the tries take is said at once', async status => {
  const body = { error: { errors: [{ code: 'too-many', message: 'Later.' }] } }
  const answered = (retryAfter: string) => new ApiError('POST x', status, body, retryAfter)
  const long = failing(answered('6'))
  await expect(long.result).rejects.toMatchObject({ status })
  expect([long.calls(), long.waited]).toEqual([1, []])
  const short = failing(answered('5'), answered('1'), answered('Fri, 27 Nov 2026 03:00:00 GMT'))
  expect(await short.result).toBe('done')
})

import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { askProvider } from './ask-provider.ts'

const CHECK = 'POST shoppingManagement4/checkOttPaymentStatus'
const address = {
  provider: 'ott',
  orderID: 'A1',
  returnUrlInfo: 'from_source=ott_h5XA1&a=b',
  status: 'x',
} as const
const asking = (answer: () => unknown, signal = new AbortController().signal) =>
  askProvider(fakeBackend({ [CHECK]: answer }).api, address, signal)
const fails = (error: unknown) => () => {
  throw error
}
const refusal = (status: number, message: string) =>
  new ApiError(CHECK, status, {
    error: {
      errors: [
        { code: 'x', message },
        { code: 'y', message: 'second' },
      ],
    },
  })

test('RET-3 the one-time H5 provider is asked with the whole query string and the order id', async () => {
  const { api, calls } = fakeBackend({ [CHECK]: () => ({}) })
  await askProvider(api, address, new AbortController().signal)
  expect(calls).toMatchObject([
    { call: CHECK, options: { body: { orderID: 'A1', returnUrlInfo: 'from_source=ott_h5XA1&a=b' } } },
  ])
  expect(calls).not.toMatchObject([{ options: { body: { status: expect.anything() } } }])
})

test('RET-5 the order id is taken from the answer', async () => {
  const answer = { orderID: 'A1-final', status: 'NEW', paymentStatus: 'PAID_ONLINE', qrCodeScan: false }
  expect(await asking(() => answer)).toEqual({ type: 'answered', verdict: 'paid', orderID: 'A1-final' })
})

test('RET-12 a refusal carries its first message', async () => {
  expect(await asking(fails(refusal(404, 'No such order.')))).toEqual({
    type: 'refused',
    message: 'No such order.',
    temporary: false,
  })
})

test.each([429, 500, 502, 503])('RET-4 HTTP %i may pass, so it is temporary', async status => {
  expect(await asking(fails(refusal(status, 'Later.')))).toMatchObject({ type: 'refused', temporary: true })
})

test('RET-4 no readable answer is never a failure', async () => {
  expect(await asking(fails(new NetworkError(CHECK, new Error('offline'))))).toEqual({ type: 'unreachable' })
  expect(await asking(() => null)).toMatchObject({ type: 'answered', verdict: 'incomplete' })
})

test('a check that was given up rejects', async () => {
  const abandoned = new DOMException('given up', 'AbortError')
  await expect(asking(fails(abandoned), AbortSignal.abort())).rejects.toBe(abandoned)
})

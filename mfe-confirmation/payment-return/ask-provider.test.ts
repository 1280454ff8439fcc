import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { type ProviderID, providerOf } from 'shared-contracts/api/payment/providers.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { askProvider } from './ask-provider.ts'
import type { ReturnAddress } from './return-address.ts'

const CHECK = 'POST shoppingManagement4/checkOttPaymentStatus'
const ORDER = 'GET admin/orderManagement/order/{id}'
const MINI = 'POST shoppingManagement4/processWeChatMiniProgramPayment'
type Returning = Exclude<ProviderID, 'wechat-miniprogram'>
const at = (source: Returning): ReturnAddress => ({
  source,
  orderID: 'A1',
  returnUrlInfo: 'from_source=x&a=b',
  status: 'done',
})
const mini = (failure: string | null): ReturnAddress => ({
  ...at('ott'),
  source: 'wechat-miniprogram',
  openID: 'o1',
  failure,
})
const open = () => new AbortController().signal
const ask = (address: ReturnAddress, call: string, answer: () => unknown) =>
  askProvider(fakeBackend({ [call]: answer }).api, address, open())
const asking = (answer: () => unknown) => ask(at('ott'), CHECK, answer)
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
const answer = (status: string, paymentStatus: string) => ({ orderID: 'A1', status, paymentStatus })

/** RET-3, written a second time. */
const PAYLOAD: [Returning, string, string[]][] = [
  ['snappay', 'checkSnapPayPaymentStatus', ['returnUrlInfo', 'orderID']],
  ['ott', 'checkOttPaymentStatus', ['returnUrlInfo', 'orderID']],
  ['iotpay', 'checkIOTPayPaymentStatus', ['returnUrlInfo', 'orderID', 'status']],
  ['citcon', 'checkCitconPaymentStatus', ['returnUrlInfo', 'orderID', 'status']],
  ['opay', 'checkOPayPaymentStatus', ['returnUrlInfo', 'orderID', 'status']],
]

test.each(PAYLOAD)('RET-3 %s is asked by %s with %j', async (source, name, fields) => {
  const call = `POST shoppingManagement4/${name}`
  const { api, calls } = fakeBackend({ [call]: () => ({}) })
  await askProvider(api, at(source), open())
  const all = { returnUrlInfo: 'from_source=x&a=b', orderID: 'A1', status: 'done' } as const
  const body = Object.fromEntries(fields.map(f => [f, all[f as keyof typeof all]]))
  expect(calls).toEqual([{ call, options: { body, signal: expect.anything() } }])
})

test.each(['paypal', 'store-credit'] as const)(
  'RET-5 %s: the order itself says what became of it',
  async source => {
    expect(providerOf(source).check).toBeNull()
    const { api, calls } = fakeBackend({ [ORDER]: () => answer('NEW', 'PAID_ONLINE') })
    expect(await askProvider(api, at(source), open())).toMatchObject({ verdict: 'paid', orderID: 'A1' })
    expect(calls).toMatchObject([
      { options: { params: { id: 'A1' }, query: { returnUrlInfo: 'from_source=x&a=b' } } },
    ])
    expect(await ask(at(source), ORDER, () => answer('NEW', 'PAY_AT_STORE'))).toMatchObject({
      verdict: 'accepted',
    })
  },
)

test('RET-8 OK: the backend processes the payment and has the last word', async () => {
  const { api, calls } = fakeBackend({ [`${MINI}/success`]: () => answer('NEW', 'PAID_ONLINE') })
  expect(await askProvider(api, mini(null), open())).toMatchObject({ verdict: 'paid' })
  expect(calls).toMatchObject([
    { options: { body: { orderID: 'A1', weChatOpenId: 'o1', returnUrlInfo: 'from_source=x&a=b' } } },
  ])
  const pending = await ask(mini(null), `${MINI}/success`, () => answer('INTERIM', 'NOT_PAID'))
  expect(pending).toMatchObject({ verdict: 'pending' })
})

test('RET-8 RET-11 OK answered with the order id alone is success', async () => {
  const bare = await ask(mini(null), `${MINI}/success`, () => ({ orderID: 'A1-final' }))
  expect(bare).toMatchObject({ verdict: 'paid', orderID: 'A1-final' })
  // Nothing else that is missing is a success, and no other call's bare answer is.
  for (const less of [{}, { orderID: 'A1', status: 'INTERIM' }, { orderID: 'A1', qrCodeScan: true }])
    expect(await ask(mini(null), `${MINI}/success`, () => less)).not.toMatchObject({ verdict: 'paid' })
  expect(await asking(() => ({ orderID: 'A1' }))).toEqual({ type: 'unreachable' })
})

test('RET-6 a scan without statuses is in process', async () => {
  expect(await asking(() => ({ orderID: 'A1', qrCodeScan: true }))).toMatchObject({ verdict: 'scanned' })
})

test('RET-7 only the scan-to-pay check says that there was no status', async () => {
  const call = 'POST shoppingManagement4/checkSnapPayPaymentStatus'
  expect(await ask(at('snappay'), call, () => ({}))).toMatchObject({ verdict: 'incomplete' })
})

test('RET-8 FAIL: reported with its message; failed unless the backend says paid', async () => {
  const { api, calls } = fakeBackend({ [`${MINI}/error`]: () => answer('INTERIM', 'NOT_PAID') })
  expect(await askProvider(api, mini('fail cancel'), open())).toMatchObject({ verdict: 'failed' })
  expect(calls).toMatchObject([
    { options: { body: { orderID: 'A1', errorMessage: 'fail cancel', returnUrlInfo: 'from_source=x&a=b' } } },
  ])
  const report = (reply: () => unknown) => ask(mini('fail'), `${MINI}/error`, reply)
  expect(await report(() => ({ orderID: 'A1' }))).toMatchObject({ verdict: 'failed', message: 'fail' })
  expect(await report(() => answer('NEW', 'PAID_ONLINE'))).toMatchObject({ verdict: 'paid' })
  expect(await report(fails(refusal(503, 'Later.')))).toMatchObject({ type: 'answered', verdict: 'failed' })
})

test('RET-8 FAIL is reported once: later checks ask the order itself, and only paid is stronger', async () => {
  const later = async (...[status, paymentStatus]: [string, string]) => {
    const { api, calls } = fakeBackend({ [ORDER]: () => answer(status, paymentStatus) })
    const outcome = await askProvider(api, mini('fail cancel'), open(), true)
    expect(calls).toHaveLength(1)
    return outcome
  }
  expect(await later('INTERIM', 'NOT_PAID')).toMatchObject({ verdict: 'failed' })
  expect(await later('NEW', 'PAID_ONLINE')).toMatchObject({ verdict: 'paid' })
})

test('RET-5 the order id is taken from the answer', async () => {
  const paid = { ...answer('NEW', 'PAID_ONLINE'), orderID: 'A1-final' }
  expect(await asking(() => paid)).toEqual({
    type: 'answered',
    verdict: 'paid',
    orderID: 'A1-final',
    order: null,
    statuses: 'NEW PAID_ONLINE',
  })
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
  expect(await asking(() => null)).toEqual({ type: 'unreachable' })
})

test('RET-4 a check that was given up rejects', async () => {
  const abandoned = new DOMException('given up', 'AbortError')
  const { api } = fakeBackend({ [CHECK]: fails(abandoned) })
  await expect(askProvider(api, at('ott'), AbortSignal.abort())).rejects.toBe(abandoned)
})

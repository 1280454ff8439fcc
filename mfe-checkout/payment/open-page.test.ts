import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { CallInput } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { bill, fakeApp } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { payingPage, paymentBackend, randomID } from '../fixtures/payment-backend.ts'
import { createAttempts } from './attempts.ts'
import { createPay } from './pay.ts'

/** What each way to pay asks the backend for, and what it answers. */
const OPENS: Partial<Record<PaymentOption, [Call, object]>> = {
  'snappay-wechatpay': [
    'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY',
    { redirectUrl: '/p' },
  ],
  'snappay-alipay': ['GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY', { redirectUrl: '/p' }],
  'snappay-unionpay': [
    'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY',
    { redirectUrl: '/p' },
  ],
  'iotpay-alipay': ['POST shoppingManagement4/requestIOTPayH5Payment', { redirectUrl: '/p' }],
  'citcon-wechatpay': ['POST shoppingManagement4/requestCitconH5Payment', { redirectUrl: '/p' }],
  'opay-wechatpay': ['POST shoppingManagement4/requestOPayH5Payment', { redirectUrl: '/p' }],
  paypal: ['GET shoppingManagement4/paymentoption/PayPal', { attempt: { redirectUrl: '/p' } }],
  'wechat-miniprogram': ['POST shoppingManagement4/requestWeChatMiniProgramPayment', { path: '/p' }],
}

test.each(Object.entries(OPENS))(
  'CHK-7 %s opens by its own call, with the order and a key',
  async (option, [call, answer]) => {
    const { answers } = paymentBackend()
    let sent: unknown
    const { pay } = payingPage({
      ...answers,
      [call]: ({ body, query }: CallInput) => {
        sent = body ?? query
        return answer
      },
    })
    const native = option === 'wechat-miniprogram'
    expect(await pay(bill, option as PaymentOption)).toEqual({
      kind: 'opened',
      orderID: 'o1',
      redirectUrl: '/p',
      native,
    })
    expect(sent).toMatchObject({ orderID: 'o1', idempotencyKey: expect.stringMatching(/^key-/) })
  },
)

test('CHK-7 on a computer the code for a phone is asked for, where there is one', async () => {
  const { answers } = paymentBackend()
  const call = 'POST shoppingManagement4/requestCitconH5Payment'
  let asked: unknown
  const app = fakeApp({
    ...answers,
    'POST shoppingManagement4/checkCitconPaymentStatus': () => ({}),
    [call]: ({ query }) => {
      asked = query
      return { attemptID: 't', redirectUrl: '/p' }
    },
  })
  const attempts = createAttempts(memoryStorage(), randomID)
  const pay = createPay({ api: app.api, attempts, wait: async () => {}, scan: true })
  await pay(bill, 'citcon-alipay')
  expect(asked).toBeUndefined()
  await pay(bill, 'citcon-wechatpay')
  expect(asked).toEqual({ scan: 'true' })
})

test('CHK-7 a payment of the mini program names who pays where the address tells, and is asked for without where it does not', async () => {
  const { answers } = paymentBackend()
  let asked: unknown
  const call = 'POST shoppingManagement4/requestWeChatMiniProgramPayment'
  const app = fakeApp({
    ...answers,
    'POST shoppingManagement4/checkOttPaymentStatus': () => ({}),
    [call]: ({ body }) => {
      asked = body
      return { path: '/p' }
    },
  })
  const payAs = async (openId: string | null) => {
    const attempts = createAttempts(memoryStorage(), randomID)
    await createPay({ api: app.api, attempts, wait: async () => {}, openId: () => openId })(
      bill,
      'wechat-miniprogram',
    )
    return asked
  }
  expect(await payAs('o-123')).toMatchObject({ weChatOpenId: 'o-123' })
  expect(await payAs(null)).not.toHaveProperty('weChatOpenId')
})

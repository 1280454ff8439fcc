import { wholeOf } from 'store-api/payment/amounts.ts'
import { jsonObject } from 'store-api/payment/call-provider.ts'
import { type IotPayFields, sign, verified } from 'store-api/payment/iotpay/signature.ts'
import type { Payment } from '../book.ts'
import { type Desk, statedAmount } from '../desk.ts'
import { type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'

const STATUS = {
  pending: 1,
  paid: 2,
  refunded: 3,
  declined: 4,
  cancelled: 9,
  expired: 9,
} as const satisfies Record<SandboxState, number>
const WALLET: Record<string, string> = { WX_H5: 'WECHATPAY', ALIPAY_H5: 'ALIPAY' }

/** Return address and notice share these. */
const statement = (payment: Payment, desk: Desk): IotPayFields => ({
  mchId: desk.merchant.merchantId,
  mchOrderNo: payment.merchantOrderId,
  payOrderId: payment.tranId,
  amount: statedAmount(payment),
  currency: payment.currency,
  status: STATUS[payment.state],
})

/** Whether it arrived (`retCode`) is one thing, whether it worked (`resCode`) another. */
const call =
  (answer: (desk: Desk, fields: IotPayFields) => Promise<IotPayFields | string>): ApiCall =>
  async (desk, { text }) => {
    const { secret, merchantId } = desk.merchant
    const fields = verified(jsonObject(text), secret)
    if (fields?.mchId !== merchantId) return json({ retCode: 'FAIL', retMsg: 'bad signature' })
    const result = await answer(desk, fields)
    const body =
      typeof result === 'string'
        ? { resCode: 'FAIL', errCode: 'REFUSED', errCodeDes: result }
        : { resCode: 'SUCCESS', ...result }
    return json(sign({ retCode: 'SUCCESS', ...body }, secret))
  }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** IoT provider: whole cents. */
export const iotpay: Dialect = {
  title: { en: 'IOTPay', zh: 'IOTPay 支付' },
  colour: '#145a4a',
  unit: { en: 'whole cents', zh: '整数分' },
  calls: {
    'POST /create_order': call(async (desk, fields) => {
      const payment = await desk.enter({
        merchantOrderId: textOf(fields.mchOrderNo),
        amount: wholeOf(String(fields.amount)),
        written: String(fields.amount),
        currency: textOf(fields.currency),
        channel: WALLET[textOf(fields.channelId)] ?? textOf(fields.channelId),
        storeName: textOf(fields.subject),
        reference: textOf(fields.body),
        returnUrl: textOf(fields.returnUrl),
        notifyUrl: textOf(fields.notifyUrl),
      })
      return payment ? { payUrl: desk.page(payment, fields.lang) } : 'bad request'
    }),
    'POST /query_order': call(async (desk, fields) => {
      const found = await desk.asked(textOf(fields.mchOrderNo))
      if (!found) return 'no such order'
      const { status, ...rest } = statement(found.payment, desk)
      return found.bare ? rest : { ...rest, status }
    }),
    'POST /refund_order': call(async (desk, fields) => {
      const done = await desk.refund(textOf(fields.mchOrderNo), wholeOf(String(fields.refundAmount)))
      return done ? { mchRefundNo: fields.mchRefundNo } : 'nothing to refund'
    }),
  },
  notice: (payment, desk) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sign(statement(payment, desk), desk.merchant.secret)),
  }),
  acknowledged: answer => answer === 'success',
  returnFields(payment, desk, withStatus) {
    const { status, ...rest } = statement(payment, desk)
    const signed = sign(withStatus ? { ...rest, status } : rest, desk.merchant.secret)
    return Object.fromEntries(Object.entries(signed).map(([name, value]) => [name, String(value)]))
  },
}

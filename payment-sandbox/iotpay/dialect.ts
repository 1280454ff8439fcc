import { wholeOf } from 'store-api/payment/amounts.ts'
import { jsonObject } from 'store-api/payment/call-provider.ts'
import { ADDRESSES, type IotPayFields, sign, verified } from 'store-api/payment/iotpay/signature.ts'
import type { Payment } from '../book.ts'
import { type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

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
const statement = (payment: Payment, workspace: Workspace): IotPayFields => ({
  mchId: workspace.merchant.merchantId,
  mchOrderNo: payment.merchantOrderId,
  payOrderId: payment.tranId,
  amount: statedAmount(payment),
  currency: payment.currency,
  status: STATUS[payment.state],
})

/** Whether it arrived (`retCode`) is one thing, whether it worked (`resCode`) another. */
const call =
  (answer: (workspace: Workspace, fields: IotPayFields) => Promise<IotPayFields | string>): ApiCall =>
  async (workspace, { text }) => {
    const { secret, merchantId } = workspace.merchant
    const fields = verified(jsonObject(text), secret, ADDRESSES)
    if (fields?.mchId !== merchantId) return json({ retCode: 'FAIL', retMsg: 'bad signature' })
    const result = await answer(workspace, fields)
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
    'POST /create_order': call(async (workspace, fields) => {
      const payment = await workspace.enter({
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
      return payment ? { payUrl: workspace.page(payment, fields.lang) } : 'bad request'
    }),
    'POST /query_order': call(async (workspace, fields) => {
      const found = await workspace.asked(textOf(fields.mchOrderNo))
      if (!found) return 'no such order'
      const { status, ...rest } = statement(found.payment, workspace)
      return found.bare ? rest : { ...rest, status }
    }),
    'POST /refund_order': call(async (workspace, fields) => {
      const done = await workspace.refund(textOf(fields.mchOrderNo), wholeOf(String(fields.refundAmount)))
      return done ? { mchRefundNo: fields.mchRefundNo } : 'nothing to refund'
    }),
  },
  notice: (payment, workspace) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sign(statement(payment, workspace), workspace.merchant.secret)),
  }),
  acknowledged: answer => answer === 'success',
  returnFields(payment, workspace, withStatus) {
    const { status, ...rest } = statement(payment, workspace)
    const signed = sign(withStatus ? { ...rest, status } : rest, workspace.merchant.secret)
    return Object.fromEntries(Object.entries(signed).map(([name, value]) => [name, String(value)]))
  },
}

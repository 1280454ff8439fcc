import { decimalOf, wholeOf } from 'store-api/payment/amounts.ts'
import { jsonObject } from 'store-api/payment/call-provider.ts'
import { type OttFields, sign, verified } from 'store-api/payment/ott/signature.ts'
import type { Payment } from '../book.ts'
import { type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

const STATUS = {
  pending: 'PROCESSING',
  paid: 'SUCCESS',
  refunded: 'SUCCESS',
  declined: 'ORDERCLOSE',
  cancelled: 'ORDERCLOSE',
  expired: 'ORDERCLOSE',
} as const satisfies Record<SandboxState, string>

/** A decimal amount, unlike the minor units it is asked with. */
const statement = (payment: Payment): OttFields => ({
  orderID: payment.merchantOrderId,
  tranID: payment.tranId,
  amount: decimalOf(statedAmount(payment), payment.currency),
  currency: payment.currency,
  status: STATUS[payment.state],
})

const call =
  (answer: (workspace: Workspace, fields: OttFields) => Promise<OttFields>): ApiCall =>
  async (workspace, { text }) => {
    const { secret, merchantId } = workspace.merchant
    const fields = verified(jsonObject(text), secret)
    if (fields?.merchant_id !== merchantId)
      return json(sign({ code: '403', message: 'bad signature' }, secret), 403)
    return json(sign(await answer(workspace, fields), secret))
  }

/** One-time H5 provider. */
export const ott: Dialect = {
  title: { en: 'OTT Pay', zh: 'OTT 支付' },
  colour: '#0b4f8a',
  unit: { en: 'cents as text', zh: '以分为单位的文本' },
  calls: {
    'POST /create': call(async (workspace, fields) => {
      const payment = await workspace.enter({
        merchantOrderId: fields.order_id ?? '',
        amount: wholeOf(fields.amount ?? ''),
        written: fields.amount ?? '',
        currency: fields.currency ?? '',
        channel: fields.channel ?? '',
        storeName: fields.store_name ?? '',
        reference: fields.reference ?? '',
        returnUrl: fields.return_url ?? '',
        notifyUrl: fields.notify_url ?? '',
      })
      return payment
        ? { code: '0', redirect_url: workspace.page(payment, fields.lang) }
        : { code: '400', message: 'bad request' }
    }),
    'POST /query': call(async (workspace, fields) => {
      const found = await workspace.asked(fields.order_id ?? '')
      if (!found) return { code: '404', message: 'no such order' }
      const { status = '', ...rest } = statement(found.payment)
      return { code: '0', ...rest, ...(!found.bare && { status }) }
    }),
    'POST /refund': call(async (workspace, fields) => {
      const done = await workspace.refund(fields.order_id ?? '', wholeOf(fields.amount ?? ''))
      return done ? { code: '0' } : { code: '409', message: 'nothing to refund' }
    }),
  },
  notice: (payment, { merchant }) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sign({ ...statement(payment), merchant_id: merchant.merchantId }, merchant.secret)),
  }),
  acknowledged: answer => answer === 'SUCCESS',
  returnFields(payment, _workspace, withStatus) {
    const { amount = '', orderID = '', tranID = '', status = '' } = statement(payment)
    return { amount, orderID, tranID, ...(withStatus && { status: status.toLowerCase() }) }
  },
  secondQuestionMark: true,
}

import { jsonObject } from 'store-api/payment/call-provider.ts'
import { isSigned, SIGNATURE_HEADER, signatureHeader } from 'store-api/payment/opay/signature.ts'
import type { Payment } from '../book.ts'
import { type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

const STATE = {
  pending: 'pending',
  paid: 'paid',
  refunded: 'paid',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'failed',
} as const satisfies Record<SandboxState, string>

const statement = (payment: Payment) => ({
  merchantReference: payment.merchantOrderId,
  paymentId: payment.tranId,
  money: { total: statedAmount(payment), currency: payment.currency },
  state: STATE[payment.state],
})

interface Asked {
  merchantReference?: string
  money?: { total?: number; currency?: string }
  [field: string]: unknown
}
const call =
  (answer: (workspace: Workspace, fields: Asked) => Promise<object | string>): ApiCall =>
  async (workspace, { text, headers }) => {
    const { secret, merchantId } = workspace.merchant
    const fields = isSigned(text, headers[SIGNATURE_HEADER], secret)
      ? (jsonObject(text) as Asked | null)
      : null
    const result = fields?.merchantId === merchantId ? await answer(workspace, fields) : 'bad signature'
    const reply = typeof result === 'string' ? json({ reason: result }, 400) : json(result)
    return { ...reply, headers: signatureHeader(reply.body, secret) }
  }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Messaging-app H5 provider: nothing of it is published, so this is our own. */
export const opay: Dialect = {
  title: { en: 'OPay', zh: 'OPay 支付' },
  colour: '#0f5c2e',
  unit: { en: 'minor units with their currency', zh: '最小货币单位与币种' },
  calls: {
    'POST /payments': call(async (workspace, fields) => {
      const { total = 0, currency = '' } = fields.money ?? {}
      const payment = await workspace.enter({
        merchantOrderId: textOf(fields.merchantReference),
        amount: total,
        written: `{ "total": ${total}, "currency": "${currency}" }`,
        currency,
        channel: textOf(fields.wallet),
        storeName: textOf(fields.merchantName),
        reference: textOf(fields.orderNumber),
        returnUrl: textOf(fields.returnUrl),
        notifyUrl: textOf(fields.noticeUrl),
      })
      return payment ? { cashierUrl: workspace.page(payment, fields.language) } : 'bad request'
    }),
    'POST /payments/status': call(async (workspace, fields) => {
      const found = await workspace.asked(textOf(fields.merchantReference))
      if (!found) return 'no such payment'
      const { state, ...rest } = statement(found.payment)
      return found.bare ? rest : { ...rest, state }
    }),
    'POST /payments/refund': call(async (workspace, fields) => {
      const done = await workspace.refund(textOf(fields.merchantReference), fields.money?.total ?? 0)
      return done ? { refunded: true } : 'nothing to refund'
    }),
  },
  notice: (payment, { merchant }) => {
    const body = JSON.stringify({ ...statement(payment), merchantId: merchant.merchantId })
    return {
      headers: { 'content-type': 'application/json', ...signatureHeader(body, merchant.secret) },
      body,
    }
  },
  acknowledged: answer => jsonObject(answer)?.received === true,
  returnFields: (payment, _workspace, withStatus) => ({
    paymentId: payment.tranId,
    ...(withStatus && { status: STATE[payment.state] }),
  }),
}

import { decimalOf, minorOf } from 'store-api/payment/amounts.ts'
import { jsonObject } from 'store-api/payment/call-provider.ts'
import { ADDRESSES, type SnapPayFields, sign, verified } from 'store-api/payment/snappay/signature.ts'
import type { Payment } from '../book.ts'
import { type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

const STATUS = {
  pending: 'USERPAYING',
  paid: 'SUCCESS',
  refunded: 'SUCCESS',
  declined: 'CLOSE',
  cancelled: 'CLOSE',
  expired: 'CLOSE',
} as const satisfies Record<SandboxState, string>

/** Where each way to open a payment has the page's address in its answer. */
const ADDRESS: Record<string, string> = {
  'pay.h5pay': 'h5pay_url',
  'pay.webpay': 'webpay_url',
  'pay.qrcodepay': 'qrcode_url',
}

const statement = (payment: Payment) => ({
  out_order_no: payment.merchantOrderId,
  trans_no: payment.tranId,
  trans_amount: Number(decimalOf(statedAmount(payment), payment.currency)),
  trans_currency: payment.currency,
  trans_status: STATUS[payment.state],
})

type Row = Record<string, unknown>
/** @returns the answer's one row, or why there is none */
type Method = (workspace: Workspace, fields: Record<string, string>, method: string) => Promise<Row | string>

const open: Method = async (workspace, fields, method) => {
  const payment = await workspace.enter({
    merchantOrderId: fields.out_order_no ?? '',
    amount: minorOf(fields.trans_amount ?? '', fields.trans_currency ?? ''),
    written: fields.trans_amount ?? '',
    currency: fields.trans_currency ?? '',
    channel: fields.payment_method ?? '',
    storeName: fields.description ?? '',
    reference: fields.attach ?? '',
    returnUrl: fields.return_url ?? '',
    notifyUrl: fields.notify_url ?? '',
    scan: method === 'pay.qrcodepay',
  })
  return payment
    ? { ...statement(payment), [ADDRESS[method] ?? '']: workspace.page(payment, fields.lang) }
    : 'bad request'
}

const METHODS: Record<string, Method> = {
  'pay.h5pay': open,
  'pay.webpay': open,
  'pay.qrcodepay': open,
  async 'pay.orderquery'(workspace, fields) {
    const found = await workspace.asked(fields.out_order_no ?? '')
    if (!found) return 'no such order'
    const { trans_status, ...rest } = statement(found.payment)
    return found.bare ? rest : { ...rest, trans_status }
  },
  async 'pay.orderrefund'(workspace, fields) {
    const done = await workspace.refund(
      fields.out_order_no ?? '',
      minorOf(fields.refund_amount ?? '', fields.trans_currency ?? ''),
    )
    return done ? { out_refund_no: fields.out_refund_no } : 'nothing to refund'
  },
}

const answer = (workspace: Workspace, row: Row | string) => {
  const fields: SnapPayFields =
    typeof row === 'string' ? { code: '1', msg: row } : { code: '0', msg: 'success', total: 1, data: [row] }
  return json(sign(fields, workspace.merchant.secret))
}

/** Scan-to-pay provider: one gateway, decimal dollars. */
export const snappay: Dialect = {
  title: { en: 'SnapPay', zh: 'SnapPay 支付' },
  colour: '#7a1f52',
  unit: { en: 'decimal dollars', zh: '以元为单位的小数' },
  calls: {
    'POST /gateway': async (workspace, { text }) => {
      const given = verified(jsonObject(text), workspace.merchant.secret, ADDRESSES)
      const { merchantId, appId } = workspace.merchant
      if (given?.merchant_no !== merchantId || given.app_id !== appId)
        return answer(workspace, 'bad signature')
      const fields = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
      const { method = '' } = fields
      const run = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
      return answer(workspace, run ? await run(workspace, fields, method) : 'no such method')
    },
  },
  notice: (payment, { merchant }) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      sign(
        { ...statement(payment), merchant_no: merchant.merchantId, app_id: merchant.appId },
        merchant.secret,
      ),
    ),
  }),
  acknowledged: text => jsonObject(text)?.code === '0',
  returnFields(payment, _workspace, withStatus) {
    const { out_order_no, trans_no, trans_status } = statement(payment)
    return { out_order_no, trans_no, ...(withStatus && { trans_status }) }
  },
}

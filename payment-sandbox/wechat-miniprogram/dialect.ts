import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { wholeOf } from 'store-api/payment/amounts.ts'
import { fromXml, toXml, type WeChatFields } from 'store-api/payment/wechat-miniprogram/messages.ts'
import type { Payment } from '../book.ts'
import type { ApiCall, Dialect } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

const TRADE_STATE = {
  pending: 'NOTPAY',
  paid: 'SUCCESS',
  refunded: 'REFUND',
  declined: 'PAYERROR',
  // Giving up leaves the order as it was, until it is closed.
  cancelled: 'NOTPAY',
  expired: 'CLOSED',
} as const satisfies Record<SandboxState, string>
/** What `wx.requestPayment` ends with; a bad signature looks like giving up. */
const FAILURE: Partial<Record<SandboxState, string>> = {
  declined: 'requestPayment:fail payment was declined',
  cancelled: 'requestPayment:fail cancel',
  expired: 'requestPayment:fail order is closed',
}

const nonce = () => randomBytes(16).toString('hex')
const statement = (payment: Payment, { merchant }: Workspace): WeChatFields => ({
  appid: merchant.appId,
  mch_id: merchant.merchantId,
  nonce_str: nonce(),
  out_trade_no: payment.merchantOrderId,
  transaction_id: payment.tranId,
  total_fee: String(statedAmount(payment)),
  fee_type: payment.currency,
})

const call =
  (answer: (workspace: Workspace, fields: WeChatFields) => Promise<WeChatFields | string>): ApiCall =>
  async (workspace, { text }) => {
    const { secret, merchantId, appId } = workspace.merchant
    const fields = fromXml(text, secret)
    const xml = (body: WeChatFields) => ({ type: 'text/xml', body: toXml(body, secret) })
    if (fields?.mch_id !== merchantId || fields.appid !== appId)
      return xml({ return_code: 'FAIL', return_msg: 'bad signature' })
    const result = await answer(workspace, fields)
    const body: WeChatFields =
      typeof result === 'string'
        ? { result_code: 'FAIL', err_code: result }
        : { result_code: 'SUCCESS', ...result }
    return xml({ return_code: 'SUCCESS', nonce_str: nonce(), ...body })
  }

/** WeChat Pay as a mini program uses it: cents as text, flat XML. */
export const weChatMiniProgram: Dialect = {
  title: { en: 'WeChat Pay', zh: '微信支付' },
  colour: '#0a6b3d',
  unit: { en: 'cents', zh: '分' },
  calls: {
    'POST /pay/unifiedorder': call(async (workspace, fields) => {
      if (!fields.openid || fields.trade_type !== 'JSAPI') return 'PARAM_ERROR'
      if (!isIP(fields.spbill_create_ip ?? '')) return 'PARAM_ERROR'
      const payment = await workspace.enter({
        merchantOrderId: fields.out_trade_no ?? '',
        amount: wholeOf(fields.total_fee ?? ''),
        written: fields.total_fee ?? '',
        currency: fields.fee_type ?? '',
        channel: 'WECHATPAY',
        storeName: fields.body ?? '',
        reference: fields.attach ?? '',
        notifyUrl: fields.notify_url ?? '',
        payer: fields.openid,
      })
      return payment ? { prepay_id: payment.id } : 'PARAM_ERROR'
    }),
    'POST /pay/orderquery': call(async (workspace, fields) => {
      const found = await workspace.asked(fields.out_trade_no ?? '')
      if (!found) return 'ORDERNOTEXIST'
      const { payment, bare } = found
      return { ...statement(payment, workspace), ...(!bare && { trade_state: TRADE_STATE[payment.state] }) }
    }),
    'POST /secapi/pay/refund': call(async (workspace, fields) => {
      const done = await workspace.refund(fields.out_trade_no ?? '', wholeOf(fields.refund_fee ?? ''))
      return done ? { out_refund_no: fields.out_refund_no ?? '' } : 'TRADE_STATE_ERROR'
    }),
  },
  /** It only tells of payments that went through. */
  notice: (payment, workspace) =>
    payment.state === 'paid'
      ? {
          headers: { 'content-type': 'text/xml' },
          body: toXml(
            { return_code: 'SUCCESS', result_code: 'SUCCESS', ...statement(payment, workspace) },
            workspace.merchant.secret,
          ),
        }
      : null,
  acknowledged: answer => answer.includes('<return_code><![CDATA[SUCCESS]]></return_code>'),
  returnFields(payment, _workspace, withStatus) {
    const failure = FAILURE[payment.state]
    return {
      ...(withStatus && { MP_paymentstatus: failure ? 'FAIL' : 'OK' }),
      ...(failure && { message: failure }),
      orderID: payment.reference,
      wmpoid: payment.payer ?? '',
    }
  },
}

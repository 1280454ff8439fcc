import { randomBytes } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { networkOf } from 'server-kit/network.ts'
import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { wholeOf } from '../amounts.ts'
import { callProvider, stateIn } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { readsOneWay } from '../signatures.ts'
import { fromXml, requestPaymentOf, toXml, type WeChatFields } from './messages.ts'

const STATES = {
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  ACCEPT: 'pending',
  SUCCESS: 'paid',
  REFUND: 'paid',
  CLOSED: 'failed',
  REVOKED: 'failed',
  PAYERROR: 'failed',
} as const satisfies Record<string, Report['state']>

/** What an amount is in where it names no currency: WeChat leaves its own out. */
const USUAL_CURRENCY = 'CNY'

/** Page of the mini program that pays; a web view cannot. */
const NATIVE_PAGE = '/pages/payment/payment'

/** WeChat Pay inside the mini program: cents as text, flat XML. */
export const weChatMiniProgram: PaymentAdapter = {
  async open(shop, attempt) {
    const { appId, secret } = settingsOf(shop, 'wechat-miniprogram')
    const { prepay_id: prepayId } = await call(shop, 'pay/unifiedorder', {
      body: attempt.storeName,
      attach: attempt.orderID,
      out_trade_no: attempt.id,
      total_fee: String(attempt.amount),
      fee_type: attempt.currency,
      notify_url: attempt.noticeUrl,
      trade_type: 'JSAPI',
      openid: attempt.payer ?? '',
      spbill_create_ip: ipOf(attempt.ip),
    })
    if (!prepayId) throw new ProviderError('no prepay_id')
    const requestPayment = requestPaymentOf({ appId, prepayId, nonce: nonce(), at: shop.now() }, secret)
    const query = new URLSearchParams({
      ...requestPayment,
      orderID: attempt.orderID,
      wmpoid: attempt.payer ?? '',
      returnUrl: attempt.returnUrl,
      lang: attempt.language,
    })
    return { redirectUrl: `${NATIVE_PAGE}?${query}`, requestPayment }
  },
  async query(shop, { id }) {
    const report = toReport(await call(shop, 'pay/orderquery', { out_trade_no: id }))
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return report
  },
  async readNotice(shop, { text }) {
    const { merchantId, secret } = settingsOf(shop, 'wechat-miniprogram')
    const fields = fromXml(text, secret)
    if (fields?.mch_id !== merchantId || fields.return_code !== 'SUCCESS') return null
    // Notices are only sent about payments; they name no state but whether it worked. What names one is an answer, whose call worked.
    const said = fields.result_code === 'SUCCESS' ? 'SUCCESS' : 'PAYERROR'
    return toReport({ ...fields, trade_state: fields.trade_state ?? said })
  },
  noticeAnswer: {
    type: 'text/xml',
    body: '<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>',
  },
  async refund(shop, { id, amount: paid, currency }, amount) {
    await call(shop, 'secapi/pay/refund', {
      out_trade_no: id,
      out_refund_no: `${id}-R`,
      total_fee: String(paid),
      refund_fee: String(amount),
      refund_fee_type: currency,
    })
  },
}

/** WeChat opens nothing without an address, and does not compare it: for one that is not IPv4 this machine's stands in. */
function ipOf(given: string | null): string {
  const ip = networkOf(given ?? '')
  return isIPv4(ip) ? ip : '127.0.0.1'
}

const nonce = () => randomBytes(16).toString('hex')

function toReport(fields: WeChatFields): Report | null {
  const { out_trade_no: attemptID, trade_state, total_fee, fee_type, transaction_id } = fields
  const state = stateIn<Report['state']>(STATES, trade_state)
  if (!attemptID || !state) return null
  return {
    attemptID,
    state,
    amount: total_fee === undefined ? null : wholeOf(total_fee),
    currency: fee_type ?? USUAL_CURRENCY,
    ref: transaction_id ?? null,
  }
}

/** @param name its path; what gives money back is below `secapi` and asks for the merchant's certificate */
async function call(shop: Shop, name: string, fields: WeChatFields): Promise<WeChatFields> {
  const { api, appId, merchantId, secret, certificate } = settingsOf(shop, 'wechat-miniprogram')
  const url = `${api()}/${name}`
  const isProven = name.startsWith('secapi/') && url.startsWith('https:')
  if (isProven && !certificate)
    throw new ProviderError(`${name} needs WECHATPAY_CERTIFICATE and WECHATPAY_CERTIFICATE_KEY`)
  if (!readsOneWay(fields)) throw new ProviderError(`a value of ${name} could be read as another field`)
  const { text } = await callProvider({
    name,
    url,
    certificate: (isProven && certificate) || null,
    headers: { 'content-type': 'text/xml' },
    body: toXml({ ...fields, appid: appId, mch_id: merchantId, nonce_str: nonce() }, secret),
  })
  const answer = fromXml(text, secret)
  if (!answer) throw new ProviderError(`answer to ${name} is not signed by the provider`)
  if (answer.return_code !== 'SUCCESS' || answer.result_code !== 'SUCCESS')
    throw new ProviderError(`${name} was refused: ${answer.err_code ?? answer.return_msg ?? 'no reason'}`)
  return answer
}

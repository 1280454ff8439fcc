import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { decimalOf, minorOf } from '../amounts.ts'
import { callProvider, JSON_BODY, jsonObject, stateIn, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { readsOneWay } from '../signatures.ts'
import { ADDRESSES, type SnapPayFields, sign, verified } from './signature.ts'

const STATES = { USERPAYING: 'pending', SUCCESS: 'paid', CLOSE: 'failed' } as const satisfies Record<
  string,
  Report['state']
>
/** Its name of each way to open a payment, and where the answer has the page's address. */
const PAGES = {
  WECHATPAY: ['pay.h5pay', 'h5pay_url'],
  ALIPAY: ['pay.webpay', 'webpay_url'],
  UNIONPAY: ['pay.webpay', 'webpay_url'],
  scan: ['pay.qrcodepay', 'qrcode_url'],
} as const

/** Scan-to-pay provider: decimal amounts as numbers, both ways. */
export const snappay: PaymentAdapter = {
  async open(shop, attempt) {
    const page = attempt.scan ? PAGES.scan : PAGES[attempt.method as keyof typeof PAGES]
    const [method, address] = page
    const answer = await call(shop, method, {
      payment_method: attempt.method,
      out_order_no: attempt.id,
      trans_currency: attempt.currency,
      trans_amount: Number(decimalOf(attempt.amount, attempt.currency)),
      description: attempt.storeName,
      attach: attempt.orderID,
      notify_url: attempt.noticeUrl,
      return_url: attempt.returnUrl,
      lang: attempt.language,
    })
    return { redirectUrl: webPage(answer[address]) }
  },
  async query(shop, { id, currency }) {
    const answer = await call(shop, 'pay.orderquery', { out_order_no: id })
    const report = toReport({ ...answer, trans_currency: answer.trans_currency ?? currency })
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return report
  },
  async readNotice(shop, { text }) {
    const { secret, merchantId } = settingsOf(shop, 'snappay')
    const fields = verified(jsonObject(text), secret)
    return fields?.merchant_no === merchantId ? toReport(fields) : null
  },
  noticeAnswer: { type: 'application/json', body: '{"code":"0"}' },
  async refund(shop, { id, currency }, amount) {
    await call(shop, 'pay.orderrefund', {
      out_order_no: id,
      out_refund_no: `${id}-R`,
      trans_currency: currency,
      refund_amount: Number(decimalOf(amount, currency)),
    })
  },
}

function toReport(fields: SnapPayFields): Report | null {
  const { out_order_no: attemptID, trans_status, trans_amount, trans_currency, trans_no } = fields
  const state = stateIn(STATES, trans_status)
  if (typeof attemptID !== 'string' || !state) return null
  const currency = typeof trans_currency === 'string' ? trans_currency : null
  return {
    attemptID,
    state,
    amount: trans_amount == null ? null : minorOf(String(trans_amount), currency ?? ''),
    currency,
    ref: typeof trans_no === 'string' ? trans_no : null,
  }
}

async function call(shop: Shop, method: string, fields: SnapPayFields): Promise<SnapPayFields> {
  const { api, merchantId, appId, secret } = settingsOf(shop, 'snappay')
  const request = {
    ...fields,
    method,
    app_id: appId,
    merchant_no: merchantId,
    format: 'JSON',
    charset: 'UTF-8',
    version: '1.0',
    timestamp: shop.now().toISOString().slice(0, 19).replace('T', ' '),
  }
  if (!readsOneWay(request, ADDRESSES))
    throw new ProviderError(`a value of ${method} could be read as another field`)
  const { text } = await callProvider({
    name: method,
    url: `${api()}/gateway`,
    headers: JSON_BODY,
    body: JSON.stringify(sign(request, secret)),
  })
  const answer = verified(jsonObject(text), secret, ADDRESSES)
  if (!answer) throw new ProviderError(`answer to ${method} is not signed by the provider`)
  if (answer.code !== '0') throw new ProviderError(`${method} was refused: ${answer.msg ?? 'no reason'}`)
  const [first] = Array.isArray(answer.data) ? (answer.data as unknown[]) : []
  if (first === null || typeof first !== 'object') throw new ProviderError(`answer to ${method} is empty`)
  return first as SnapPayFields
}

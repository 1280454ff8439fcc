import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { wholeOf } from '../amounts.ts'
import { callProvider, JSON_BODY, jsonObject, stateIn, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { readsOneWay } from '../signatures.ts'
import { ADDRESSES, type IotPayFields, sign, verified } from './signature.ts'

const STATES = {
  0: 'pending',
  1: 'pending',
  2: 'paid',
  3: 'paid',
  4: 'failed',
  9: 'failed',
} as const satisfies Record<number, Report['state']>
const CHANNEL: Record<string, string> = { WECHATPAY: 'WX_H5', ALIPAY: 'ALIPAY_H5' }

/** IoT provider: whole cents both ways; whether a call arrived and whether it worked are two codes. */
export const iotpay: PaymentAdapter = {
  async open(shop, attempt) {
    const answer = await call(shop, 'create_order', {
      mchOrderNo: attempt.id,
      channelId: CHANNEL[attempt.method] ?? attempt.method,
      amount: attempt.amount,
      currency: attempt.currency,
      subject: attempt.storeName,
      body: attempt.orderID,
      notifyUrl: attempt.noticeUrl,
      returnUrl: attempt.returnUrl,
      lang: attempt.language,
    })
    return { redirectUrl: webPage(answer.payUrl) }
  },
  async query(shop, { id, currency }) {
    const report = toReport(await call(shop, 'query_order', { mchOrderNo: id }))
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return { ...report, currency: report.currency ?? currency }
  },
  async readNotice(shop, { text }) {
    const { secret, merchantId } = settingsOf(shop, 'iotpay')
    const fields = verified(jsonObject(text), secret)
    return fields?.mchId === merchantId ? toReport(fields) : null
  },
  noticeAnswer: { type: 'text/plain', body: 'success' },
  async refund(shop, { id, currency }, amount) {
    await call(shop, 'refund_order', {
      mchOrderNo: id,
      mchRefundNo: `${id}-R`,
      refundAmount: amount,
      currency,
    })
  },
}

function toReport({ mchOrderNo, status, amount, currency, payOrderId }: IotPayFields): Report | null {
  const state = stateIn<Report['state']>(STATES, status)
  if (typeof mchOrderNo !== 'string' || !state) return null
  return {
    attemptID: mchOrderNo,
    state,
    amount: amount == null ? null : wholeOf(String(amount)),
    currency: typeof currency === 'string' ? currency : null,
    ref: typeof payOrderId === 'string' ? payOrderId : null,
  }
}

async function call(shop: Shop, name: string, fields: IotPayFields): Promise<IotPayFields> {
  const { api, merchantId, secret } = settingsOf(shop, 'iotpay')
  const request = { ...fields, mchId: merchantId, reqTime: shop.now().toISOString() }
  if (!readsOneWay(request, ADDRESSES))
    throw new ProviderError(`a value of ${name} could be read as another field`)
  const { text } = await callProvider({
    name,
    url: `${api()}/${name}`,
    headers: JSON_BODY,
    body: JSON.stringify(sign(request, secret)),
  })
  const given = jsonObject(text)
  // A call that did not arrive is answered without a signature.
  if (given?.retCode !== 'SUCCESS') throw new ProviderError(`${name} did not arrive: ${given?.retMsg ?? ''}`)
  const answer = verified(given, secret, ADDRESSES)
  if (!answer) throw new ProviderError(`answer to ${name} is not signed by the provider`)
  if (answer.resCode !== 'SUCCESS')
    throw new ProviderError(`${name} was refused: ${answer.errCode ?? ''} ${answer.errCodeDes ?? ''}`)
  return answer
}

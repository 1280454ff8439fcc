import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { minorOf } from '../amounts.ts'
import { callProvider, JSON_BODY, jsonObject, stateIn, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { type OttFields, sign, verified } from './signature.ts'

const STATES = { PROCESSING: 'pending', SUCCESS: 'paid', ORDERCLOSE: 'failed' } as const satisfies Record<
  string,
  Report['state']
>

/** One-time H5 provider: minor units as text going there, a decimal amount coming back. */
export const ott: PaymentAdapter = {
  async open(shop, attempt) {
    const answer = await call(shop, 'create', {
      order_id: attempt.id,
      amount: String(attempt.amount),
      currency: attempt.currency,
      channel: attempt.method,
      store_name: attempt.storeName,
      reference: attempt.orderID,
      return_url: attempt.returnUrl,
      notify_url: attempt.noticeUrl,
      lang: attempt.language,
    })
    return { redirectUrl: webPage(answer.redirect_url) }
  },
  async query(shop, { id, currency }) {
    const report = toReport(await call(shop, 'query', { order_id: id }), currency)
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return report
  },
  async readNotice(shop, { text }) {
    const { secret, merchantId } = settingsOf(shop, 'ott')
    const fields = verified(jsonObject(text), secret)
    return fields?.merchant_id === merchantId ? toReport(fields) : null
  },
  noticeAnswer: { type: 'text/plain', body: 'SUCCESS' },
  async refund(shop, { id }, amount) {
    await call(shop, 'refund', { order_id: id, amount: String(amount) })
  },
}

/** @param asked currency that was asked for, where the answer names none */
function toReport(fields: OttFields, asked?: string): Report | null {
  const { orderID, status, amount, currency = asked, tranID } = fields
  const state = stateIn(STATES, status)
  if (!orderID || !state) return null
  return {
    attemptID: orderID,
    state,
    amount: amount === undefined ? null : minorOf(amount, currency ?? ''),
    currency: currency ?? null,
    ref: tranID ?? null,
  }
}

async function call(shop: Shop, name: 'create' | 'query' | 'refund', fields: OttFields): Promise<OttFields> {
  const { api, merchantId, secret } = settingsOf(shop, 'ott')
  const stamped = { ...fields, merchant_id: merchantId, timestamp: shop.now().toISOString() }
  const { text } = await callProvider({
    name,
    url: `${api()}/${name}`,
    headers: JSON_BODY,
    body: JSON.stringify(sign(stamped, secret)),
  })
  const back = verified(jsonObject(text), secret)
  if (!back) throw new ProviderError(`answer to ${name} is not signed by the provider`)
  if (back.code !== '0') throw new ProviderError(`${name} was refused: ${back.message ?? 'no reason'}`)
  return back
}

import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { wholeOf } from '../amounts.ts'
import { callProvider, jsonObject, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { type CitconFields, verified } from './signature.ts'

/** Every word but these means that it failed. */
const OPEN_STATES: Record<string, Report['state']> = { pending: 'pending', success: 'paid' }

/**
 * Classic provider: minor units in forms, JSON answers that the bearer token and TLS vouch for. It has one return
 * address for success and failure.
 */
export const citcon: PaymentAdapter = {
  async open(shop, attempt) {
    const answer = await call(shop, attempt.scan ? 'qr' : 'chop', {
      amount: String(attempt.amount),
      currency: attempt.currency,
      vendor: attempt.method.toLowerCase(),
      reference: attempt.id,
      note: attempt.orderID,
      merchant: attempt.storeName,
      ipn_url: attempt.noticeUrl,
      callback_url: attempt.returnUrl,
      lang: attempt.language,
    })
    return { redirectUrl: webPage(answer.url) }
  },
  async query(shop, { id, currency }) {
    const report = toReport(await call(shop, 'inquire', { reference: id, inquire_method: 'real' }))
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return { ...report, currency: report.currency ?? currency }
  },
  async readNotice(shop, { text }) {
    const fields = verified(text, settingsOf(shop, 'citcon').secret)
    return fields && toReport(fields)
  },
  noticeAnswer: { type: 'text/plain', body: 'ok' },
  async refund(shop, { id, currency }, amount) {
    await call(shop, 'refund', { reference: id, amount: String(amount), currency })
  },
}

/** An answer that does not say how it is says nothing. */
function toReport({ reference, status, amount, currency, id }: Record<string, unknown>): Report | null {
  if (typeof reference !== 'string' || typeof status !== 'string' || status === '') return null
  return {
    attemptID: reference,
    state: Object.hasOwn(OPEN_STATES, status) ? (OPEN_STATES[status] ?? 'failed') : 'failed',
    amount: amount == null ? null : wholeOf(String(amount)),
    currency: typeof currency === 'string' ? currency : null,
    ref: typeof id === 'string' ? id : null,
  }
}

async function call(shop: Shop, name: string, fields: CitconFields): Promise<Record<string, unknown>> {
  const { api, secret } = settingsOf(shop, 'citcon')
  const { status, text } = await callProvider({
    name,
    url: `${api()}/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${secret}` },
    body: new URLSearchParams(fields).toString(),
  })
  const answer = jsonObject(text)
  if (status !== 200 || !answer) throw new ProviderError(`${name} was refused: HTTP ${status}`)
  if (answer.result === 'fail') throw new ProviderError(`${name} was refused: ${answer.error ?? 'no reason'}`)
  return answer
}

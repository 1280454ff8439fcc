import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { type OttFields, sign, verified } from './signature.ts'

const STATES = { PROCESSING: 'pending', SUCCESS: 'paid', ORDERCLOSE: 'failed' } as const satisfies Record<
  string,
  Report['state']
>

/** One-time H5 provider: cents as text going there, decimal dollars coming back. */
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
    if (!answer.redirect_url || !URL.canParse(answer.redirect_url))
      throw new ProviderError('no redirect address')
    return { redirectUrl: answer.redirect_url }
  },
  async query(shop, attemptID, currency) {
    const report = toReport(await call(shop, 'query', { order_id: attemptID }))
    if (!report || report.attemptID !== attemptID) throw new ProviderError('answer about another payment')
    return { ...report, currency: report.currency ?? currency }
  },
  readNotice(shop, body) {
    const fields = verified(body, shop.ott.secret)
    return fields && fields.merchant_id === shop.ott.merchantId ? toReport(fields) : null
  },
  noticeAnswer: 'SUCCESS',
  async refund(shop, { id, amount }) {
    await call(shop, 'refund', { order_id: id, amount: String(amount) })
  },
}

function toReport({ orderID, status = '', amount, currency, tranID }: OttFields): Report | null {
  if (!orderID || !Object.hasOwn(STATES, status)) return null
  return {
    attemptID: orderID,
    state: STATES[status as keyof typeof STATES],
    amount: amount === undefined ? null : centsOf(amount),
    currency: currency ?? null,
    ref: tranID ?? null,
  }
}

/** `12.5` → 1250, without floats; NaN (which equals no amount) for anything else. */
export function centsOf(dollars: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(dollars)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

async function call(shop: Shop, name: 'create' | 'query' | 'refund', fields: OttFields): Promise<OttFields> {
  const { merchantId, secret } = shop.ott
  let answer: unknown
  try {
    const response = await fetch(`${shop.ott.api()}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        sign({ ...fields, merchant_id: merchantId, timestamp: shop.now().toISOString() }, secret),
      ),
      redirect: 'error',
      signal: AbortSignal.timeout(8_000),
    })
    answer = await response.json()
  } catch (cause) {
    throw new ProviderError(`no answer to ${name}`, { cause })
  }
  const fieldsBack = verified(answer, secret)
  if (!fieldsBack) throw new ProviderError(`answer to ${name} is not signed by the provider`)
  if (fieldsBack.code !== '0')
    throw new ProviderError(`${name} was refused: ${fieldsBack.message ?? 'no reason'}`)
  return fieldsBack
}

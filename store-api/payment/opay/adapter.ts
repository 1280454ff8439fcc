import type { Shop } from '../../shop.ts'
import { type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { callProvider, JSON_BODY, jsonObject, stateIn, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { isSigned, SIGNATURE_HEADER, signatureHeader } from './signature.ts'

const STATES = { pending: 'pending', paid: 'paid', failed: 'failed' } as const satisfies Record<
  string,
  Report['state']
>

/**
 * Messaging-app H5 provider: money is an object of minor units and currency. Nothing of it is published, so names and
 * signature are the sandbox's own.
 */
export const opay: PaymentAdapter = {
  async open(shop, attempt) {
    const answer = await call(shop, 'payments', {
      merchantReference: attempt.id,
      money: { total: attempt.amount, currency: attempt.currency },
      wallet: attempt.method,
      merchantName: attempt.storeName,
      orderNumber: attempt.orderID,
      returnUrl: attempt.returnUrl,
      noticeUrl: attempt.noticeUrl,
      language: attempt.language,
    })
    return { redirectUrl: webPage(answer.cashierUrl) }
  },
  async query(shop, { id }) {
    const report = toReport(await call(shop, 'payments/status', { merchantReference: id }))
    if (report?.attemptID !== id) throw new ProviderError('answer about another payment')
    return report
  },
  async readNotice(shop, { text, headers }) {
    const { secret, merchantId } = settingsOf(shop, 'opay')
    if (!isSigned(text, headers[SIGNATURE_HEADER], secret)) return null
    const fields = jsonObject(text)
    return fields?.merchantId === merchantId ? toReport(fields) : null
  },
  noticeAnswer: { type: 'application/json', body: '{"received":true}' },
  async refund(shop, { id, currency }, amount) {
    await call(shop, 'payments/refund', { merchantReference: id, money: { total: amount, currency } })
  },
}

function toReport({
  merchantReference,
  state: raw,
  money,
  paymentId,
}: Record<string, unknown>): Report | null {
  const state = stateIn(STATES, raw)
  if (typeof merchantReference !== 'string' || !state) return null
  const { total, currency } = (money ?? {}) as { total?: unknown; currency?: unknown }
  return {
    attemptID: merchantReference,
    state,
    amount: total === undefined ? null : Number.isSafeInteger(total) ? Number(total) : Number.NaN,
    currency: typeof currency === 'string' ? currency : null,
    ref: typeof paymentId === 'string' ? paymentId : null,
  }
}

async function call(shop: Shop, name: string, fields: object): Promise<Record<string, unknown>> {
  const { api, merchantId, secret } = settingsOf(shop, 'opay')
  const body = JSON.stringify({ ...fields, merchantId })
  const { status, text, headers } = await callProvider({
    name,
    url: `${api()}/${name}`,
    headers: { ...JSON_BODY, ...signatureHeader(body, secret) },
    body,
  })
  const answer = jsonObject(text)
  if (!answer || !isSigned(text, headers.get(SIGNATURE_HEADER), secret))
    throw new ProviderError(`answer to ${name} is not signed by the provider`)
  if (status !== 200) throw new ProviderError(`${name} was refused: ${answer.reason ?? status}`)
  return answer
}

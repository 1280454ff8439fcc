import type { Shop } from '../../shop.ts'
import { type KnownAttempt, type PaymentAdapter, ProviderError, type Report } from '../adapter.ts'
import { decimalOf, minorOf } from '../amounts.ts'
import { jsonObject, webPage } from '../call-provider.ts'
import { settingsOf } from '../settings.ts'
import { callPayPal, type PayPalOrder, Unprocessable } from './api.ts'

/** What its webhooks are signed with, in their headers and in the call that verifies them. */
const SIGNED_BY = {
  'paypal-auth-algo': 'auth_algo',
  'paypal-cert-url': 'cert_url',
  'paypal-transmission-id': 'transmission_id',
  'paypal-transmission-sig': 'transmission_sig',
  'paypal-transmission-time': 'transmission_time',
} as const

/** PayPal: decimal text; the shopper approves there, the money moves when it is captured from here. */
export const paypal: PaymentAdapter = {
  async open(shop, attempt) {
    const order = (await callPayPal(
      shop,
      '/v2/checkout/orders',
      {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: attempt.id,
            invoice_id: attempt.id,
            description: `${attempt.storeName} ${attempt.orderID}`,
            amount: { currency_code: attempt.currency, value: decimalOf(attempt.amount, attempt.currency) },
          },
        ],
        application_context: {
          brand_name: attempt.storeName,
          locale: attempt.language === 'zh' ? 'zh-CN' : 'en-CA',
          user_action: 'PAY_NOW',
          return_url: attempt.returnUrl,
          cancel_url: attempt.cancelUrl,
        },
      },
      attempt.id,
    )) as PayPalOrder
    const approve = order.links?.find(link => link.rel === 'approve' || link.rel === 'payer-action')
    if (!order.id) throw new ProviderError('no order')
    return { redirectUrl: webPage(approve?.href), ref: order.id }
  },
  query: fetchReport,
  async capture(shop, attempt) {
    const approved = await read(shop, attempt)
    if (approved.order.status !== 'APPROVED') return approved.report
    const refused = await callPayPal(shop, `${pathOf(attempt)}/capture`, {}, `${attempt.id}-capture`).then(
      () => null,
      error => error,
    )
    if (refused && !(refused instanceof Unprocessable)) throw refused
    const { order, report } = await read(shop, attempt)
    if (!refused || order.status === 'COMPLETED') return report
    shop.log.warn({ err: refused, attempt: attempt.id }, 'PayPal did not take what was approved')
    // There it stays approved, and would be refused each time; to pay by something else is another attempt.
    return { ...report, state: 'failed' }
  },
  async readNotice(shop, { text, headers }) {
    const event = jsonObject(text)
    const attemptID = namedIn(event)
    if (attemptID === null) return null
    const signed = Object.entries(SIGNED_BY).map(([header, field]) => [field, String(headers[header] ?? '')])
    const answer = await callPayPal(shop, '/v1/notifications/verify-webhook-signature', {
      ...Object.fromEntries(signed),
      webhook_id: settingsOf(shop, 'paypal').appId,
      webhook_event: event,
    })
    return answer.verification_status === 'SUCCESS' ? { attemptID, ask: true } : null
  },
  namedIn: ({ text }) => namedIn(jsonObject(text)),
  noticeAnswer: { type: 'text/plain', body: 'OK' },
  async refund(shop, attempt, amount) {
    const { order } = await read(shop, attempt)
    const capture = order.purchase_units?.[0]?.payments?.captures?.[0]
    if (!capture?.id) throw new ProviderError('nothing was captured')
    if (capture.status === 'REFUNDED') return
    const sent = { amount: { currency_code: attempt.currency, value: decimalOf(amount, attempt.currency) } }
    await callPayPal(shop, `/v2/payments/captures/${capture.id}/refund`, sent, `${attempt.id}-refund`)
  },
}

function namedIn(event: Record<string, unknown> | null): string | null {
  const resource = event?.resource as (PayPalOrder & { custom_id?: string }) | null | undefined
  const named: unknown = resource?.purchase_units?.[0]?.custom_id ?? resource?.custom_id
  return typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : null
}

function pathOf({ providerRef }: KnownAttempt): string {
  if (!providerRef) throw new ProviderError('the order was never opened there')
  return `/v2/checkout/orders/${encodeURIComponent(providerRef)}`
}

async function fetchReport(shop: Shop, attempt: KnownAttempt): Promise<Report> {
  return (await read(shop, attempt)).report
}

/** The order is paid only when both it and its capture are completed. */
async function read(shop: Shop, attempt: KnownAttempt): Promise<{ order: PayPalOrder; report: Report }> {
  const order = (await callPayPal(shop, pathOf(attempt))) as PayPalOrder
  const [unit] = order.purchase_units ?? []
  if (unit?.custom_id !== attempt.id || !order.status) throw new ProviderError('answer about another payment')
  const [capture] = unit.payments?.captures ?? []
  const amount = capture?.amount ?? unit.amount
  return {
    order,
    report: {
      attemptID: attempt.id,
      state: stateOf(order.status, capture?.status),
      amount: amount?.value === undefined ? null : minorOf(amount.value, amount.currency_code ?? ''),
      currency: amount?.currency_code ?? null,
      ref: capture?.id ?? null,
    },
  }
}

const TAKEN = new Set(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'])
const REFUSED = new Set(['DECLINED', 'FAILED'])

function stateOf(order: string, capture = ''): Report['state'] {
  if (order === 'VOIDED' || REFUSED.has(capture)) return 'failed'
  return order === 'COMPLETED' && TAKEN.has(capture) ? 'paid' : 'pending'
}

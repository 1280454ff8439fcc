import { decimalOf, minorOf } from 'store-api/payment/amounts.ts'
import { jsonObject } from 'store-api/payment/call-provider.ts'
import { hmacHex, sameSignature } from 'store-api/payment/signatures.ts'
import type { Payment } from '../book.ts'
import { type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

/** An order and, once it is captured, what became of the money. Approving is the shopper's step, capturing the merchant's. */
const STATUS = {
  pending: ['CREATED', null],
  paid: ['APPROVED', 'COMPLETED'],
  refunded: ['APPROVED', 'REFUNDED'],
  declined: ['APPROVED', 'DECLINED'],
  cancelled: ['CREATED', null],
  expired: ['VOIDED', null],
} as const satisfies Record<SandboxState, readonly [string, string | null]>

function order(payment: Payment, workspace: Workspace, { bare = false, language = 'en' } = {}) {
  const [open, outcome] = STATUS[payment.state]
  const { currency } = payment
  const money = (minor: number) => ({ currency_code: currency, value: decimalOf(minor, currency) })
  const captures =
    payment.captured && outcome
      ? [
          {
            id: captureId(payment),
            status: outcome,
            amount: money(statedAmount(payment)),
            custom_id: payment.merchantOrderId,
          },
        ]
      : []
  return {
    id: payment.tranId,
    ...(!bare && { status: captures.length > 0 ? 'COMPLETED' : open }),
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: payment.merchantOrderId,
        amount: money(payment.amount),
        ...(captures.length > 0 && { payments: { captures } }),
      },
    ],
    links: [{ rel: 'approve', href: workspace.page(payment, language), method: 'GET' }],
  }
}
const captureId = ({ tranId }: Payment) => `${tranId}-C`
const orderOf = (workspace: Workspace, tranId: string) => workspace.asked(tranId.replace(/-C$/, ''))

/** The token is the merchant's for as long as its key lives. */
const token = ({ merchant }: Workspace) => hmacHex(`token ${merchant.merchantId}`, merchant.secret)
const signatureOf = ({ merchant }: Workspace, id: unknown, time: unknown, event: unknown) =>
  hmacHex([id, time, merchant.appId, JSON.stringify(event)].join('|'), merchant.secret)

const issue = (name: string, status = 422) =>
  json(
    { name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] },
    status,
  )

const call =
  (answer: ApiCall): ApiCall =>
  async (workspace, request) =>
    sameSignature(request.headers.authorization, `Bearer ${token(workspace)}`)
      ? answer(workspace, request)
      : issue('INVALID_TOKEN', 401)

interface Wish {
  purchase_units?: {
    custom_id?: string
    description?: string
    amount?: { currency_code?: string; value?: string }
  }[]
  application_context?: { brand_name?: string; locale?: string; return_url?: string; cancel_url?: string }
}

/** PayPal: an order is approved on its page and captured by the merchant; webhooks are verified by asking. */
export const paypal: Dialect = {
  title: { en: 'PayPal', zh: 'PayPal' },
  colour: '#1b3a78',
  unit: { en: 'decimal text', zh: '小数文本' },
  calls: {
    'POST /v1/oauth2/token': async (workspace, { headers }) => {
      const { merchantId, secret } = workspace.merchant
      const right = `Basic ${Buffer.from(`${merchantId}:${secret}`).toString('base64')}`
      if (!sameSignature(headers.authorization, right)) return issue('INVALID_CLIENT', 401)
      return json({ access_token: token(workspace), token_type: 'Bearer', expires_in: 32_400 })
    },
    'POST /v2/checkout/orders': call(async (workspace, { text }) => {
      const { purchase_units, application_context: page = {} } = (jsonObject(text) ?? {}) as Wish
      const { custom_id = '', description = '', amount = {} } = purchase_units?.[0] ?? {}
      const payment = await workspace.enter({
        merchantOrderId: custom_id,
        amount: minorOf(amount.value ?? '', amount.currency_code ?? ''),
        written: amount.value ?? '',
        currency: amount.currency_code ?? '',
        channel: 'PAYPAL',
        storeName: page.brand_name ?? '',
        reference: description.split(' ').at(-1) ?? '',
        returnUrl: page.return_url ?? '',
        cancelUrl: page.cancel_url ?? '',
        notifyUrl: workspace.webhook(),
      })
      const language = page.locale?.slice(0, 2) ?? 'en'
      return payment ? json(order(payment, workspace, { language }), 201) : issue('INVALID_PARAMETER_VALUE')
    }),
    'GET /v2/checkout/orders/:id': call(async (workspace, { params }) => {
      const found = await orderOf(workspace, params.id ?? '')
      return found
        ? json(order(found.payment, workspace, { bare: found.bare }))
        : issue('INVALID_RESOURCE_ID', 404)
    }),
    'POST /v2/checkout/orders/:id/capture': call(async (workspace, { params }) => {
      const found = await orderOf(workspace, params.id ?? '')
      if (!found) return issue('INVALID_RESOURCE_ID', 404)
      const { state, paidLateAt } = found.payment
      if (STATUS[state][1] === null) return issue('ORDER_NOT_APPROVED')
      // What pays is declined before there is a capture: the order stays approved.
      if (state === 'declined' && paidLateAt === null) return issue('INSTRUMENT_DECLINED')
      if (!(await workspace.capture(found.payment))) return issue('ORDER_ALREADY_CAPTURED')
      return json(order({ ...found.payment, captured: true }, workspace), 201)
    }),
    'POST /v2/payments/captures/:id/refund': call(async (workspace, { params, text }) => {
      const found = await orderOf(workspace, params.id ?? '')
      const { payment } = found ?? {}
      // Without an amount all of the capture goes back.
      const { value } = (jsonObject(text)?.amount ?? {}) as { value?: string }
      const amount = value === undefined ? (payment?.amount ?? 0) : minorOf(value, payment?.currency ?? '')
      const done = payment?.captured && (await workspace.refund(payment.merchantOrderId, amount))
      return done
        ? json({ id: `${payment.tranId}-R`, status: 'COMPLETED' }, 201)
        : issue('CAPTURE_FULLY_REFUNDED')
    }),
    'POST /v1/notifications/verify-webhook-signature': call(async (workspace, { text }) => {
      const given = jsonObject(text) ?? {}
      const { transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event } = given
      const right =
        webhook_id === workspace.merchant.appId &&
        sameSignature(
          transmission_sig,
          signatureOf(workspace, transmission_id, transmission_time, webhook_event),
        )
      return json({ verification_status: right ? 'SUCCESS' : 'FAILURE' })
    }),
  },
  notice(payment, workspace) {
    const [capture] = order(payment, workspace).purchase_units[0]?.payments?.captures ?? []
    const event = capture
      ? { event_type: `PAYMENT.CAPTURE.${capture.status}`, resource: capture }
      : { event_type: 'CHECKOUT.ORDER.APPROVED', resource: order(payment, workspace) }
    if (!capture && STATUS[payment.state][1] === null) return null
    const id = `WH-${payment.id}-${event.event_type}`
    const time = workspace.now().toISOString()
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'HMAC-SHA256',
        'paypal-cert-url': workspace.publicOrigin,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(workspace, id, time, event),
      },
      body: JSON.stringify(event),
    }
  },
  acknowledged: answer => answer === 'OK',
  returnFields: (payment, _workspace, withStatus) => ({
    token: payment.tranId,
    ...(withStatus && payment.state !== 'cancelled' && { PayerID: `P${payment.id.slice(0, 12)}` }),
  }),
}

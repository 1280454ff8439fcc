import { wholeOf } from 'store-api/payment/amounts.ts'
import { sign } from 'store-api/payment/citcon/signature.ts'
import { sameSignature } from 'store-api/payment/signatures.ts'
import type { Payment } from '../book.ts'
import { type ApiAnswer, type ApiCall, type Dialect, json } from '../dialect.ts'
import type { SandboxState } from '../schema.ts'
import { statedAmount, type Workspace } from '../workspace.ts'

const STATUS = {
  pending: 'pending',
  paid: 'success',
  refunded: 'success',
  declined: 'failure',
  cancelled: 'cancelled',
  expired: 'timeout',
} as const satisfies Record<SandboxState, string>

const statement = (payment: Payment) => ({
  id: payment.tranId,
  reference: payment.merchantOrderId,
  amount: String(statedAmount(payment)),
  currency: payment.currency,
  status: STATUS[payment.state],
})

type Form = Record<string, string>
/** Whoever has the bearer token is the merchant. */
const call =
  (answer: (workspace: Workspace, form: Form) => Promise<ApiAnswer>): ApiCall =>
  async (workspace, { text, headers }) =>
    sameSignature(headers.authorization, `Bearer ${workspace.merchant.secret}`)
      ? answer(workspace, Object.fromEntries(new URLSearchParams(text)))
      : json({ result: 'fail', error: 'unauthorized' }, 401)
const refused = (error: string) => json({ result: 'fail', error }, 400)

const open = (scan: boolean) =>
  call(async (workspace, form) => {
    const payment = await workspace.enter({
      merchantOrderId: form.reference ?? '',
      amount: wholeOf(form.amount ?? ''),
      written: form.amount ?? '',
      currency: form.currency ?? '',
      channel: (form.vendor ?? '').toUpperCase(),
      storeName: form.merchant ?? '',
      reference: form.note ?? '',
      returnUrl: form.callback_url ?? '',
      notifyUrl: form.ipn_url ?? '',
      scan,
    })
    return payment
      ? json({ result: 'success', id: payment.tranId, url: workspace.page(payment, form.lang) })
      : refused('bad request')
  })

/** Classic provider: forms, minor units, a bearer token. */
export const citcon: Dialect = {
  title: { en: 'Citcon', zh: 'Citcon 支付' },
  colour: '#1c3f94',
  unit: { en: 'minor units in a form', zh: '表单中的最小货币单位' },
  calls: {
    'POST /chop': open(false),
    'POST /qr': open(true),
    'POST /inquire': call(async (workspace, form) => {
      const found = await workspace.asked(form.reference ?? '')
      if (!found) return refused('no such reference')
      const { status, ...rest } = statement(found.payment)
      return json(found.bare ? rest : { ...rest, status })
    }),
    'POST /refund': call(async (workspace, form) =>
      (await workspace.refund(form.reference ?? '', wholeOf(form.amount ?? '')))
        ? json({ refunded: true, reference: form.reference })
        : refused('nothing to refund'),
    ),
  },
  notice: (payment, { merchant }) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sign(statement(payment), merchant.secret)).toString(),
  }),
  acknowledged: answer => answer === 'ok',
  /** It names the status only when all went well, and not always then. */
  returnFields(payment, _workspace, withStatus) {
    const { id, reference, status } = statement(payment)
    return { id, reference, ...(withStatus && status === 'success' && { status }) }
  },
}

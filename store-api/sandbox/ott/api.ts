import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { sign, verified } from '../../payment/ott/signature.ts'
import { asOf, enter, findPayment, markRefunded } from './book.ts'
import { statement } from './notices.ts'
import type { OttSandbox } from './sandbox.ts'

const web = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2000))
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const Create = v.object({
  merchant_id: text,
  order_id: text,
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  channel: v.picklist(['WECHATPAY', 'ALIPAY']),
  store_name: text,
  reference: text,
  return_url: web,
  notify_url: web,
  lang: v.picklist(['en', 'zh']),
})

/** The provider's server-to-server calls: every request and every answer is signed. */
export function apiRoutes(app: FastifyInstance, sandbox: OttSandbox): void {
  const { merchantId, secret, db, now } = sandbox
  const call = (name: string, answer: (fields: Record<string, string>) => Promise<Record<string, string>>) =>
    app.post(`/sandbox/pay/ott/api/${name}`, async (request, reply) => {
      const fields = verified(request.body, secret)
      if (!fields || fields.merchant_id !== merchantId)
        return reply.code(403).send(sign({ code: '403', message: 'bad signature' }, secret))
      return sign(await answer(fields), secret)
    })

  call('create', async fields => {
    const read = v.safeParse(Create, fields)
    if (!read.success) return { code: '400', message: `bad ${v.getDotPath(read.issues[0])}` }
    const g = read.output
    const payment = await enter(db, {
      merchantOrderId: g.order_id,
      amount: g.amount,
      currency: g.currency,
      channel: g.channel,
      storeName: g.store_name,
      reference: g.reference,
      returnUrl: g.return_url,
      notifyUrl: g.notify_url,
      createdAt: now(),
    })
    return { code: '0', redirect_url: `${sandbox.publicOrigin}/sandbox/pay/ott/${payment.id}?lang=${g.lang}` }
  })

  call('query', async fields => {
    const payment = await findPayment(db, { merchantOrderId: fields.order_id ?? '' })
    return payment
      ? { code: '0', ...statement(asOf(payment, now())) }
      : { code: '404', message: 'no such order' }
  })

  call('refund', async fields => {
    const payment = await findPayment(db, { merchantOrderId: fields.order_id ?? '' })
    if (!payment) return { code: '404', message: 'no such order' }
    const { state } = asOf(payment, now())
    if (state === 'REFUND') return { code: '0' }
    if (state !== 'SUCCESS' || fields.amount !== payment.amount)
      return { code: '409', message: 'nothing to refund' }
    await markRefunded(db, payment.id)
    return { code: '0' }
  })
}

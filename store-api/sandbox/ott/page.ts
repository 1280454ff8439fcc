import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from 'shared-contracts/messages/language.ts'
import * as v from 'valibot'
import { acceptLanguage } from '../../language/accept-language.ts'
import { asOf, choose, findPayment, type Outcome, type Payment } from './book.ts'
import { statement } from './notices.ts'
import type { OttSandbox } from './sandbox.ts'
import { STYLE } from './style.ts'
import { choicePage, messagePage } from './view.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface Action {
  outcome: Outcome
  /** Where the shopper goes: at once, when the payment has settled, or nowhere. */
  leave: 'at-once' | 'settled' | 'never'
  /** Seconds when the shopper gave none. */
  delay: number
}

/** What the buttons do. */
const ACTIONS = {
  pay: { outcome: 'SUCCESS', leave: 'settled', delay: 0 },
  decline: { outcome: 'ORDERCLOSE', leave: 'settled', delay: 0 },
  cancel: { outcome: 'ORDERCLOSE', leave: 'settled', delay: 0 },
  early: { outcome: 'SUCCESS', leave: 'at-once', delay: 5 },
  never: { outcome: 'SUCCESS', leave: 'never', delay: 0 },
} as const satisfies Record<string, Action>

const Form = v.object({
  action: v.picklist(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]),
  delay: v.optional(v.pipe(v.string(), v.regex(/^\d{0,3}$/), v.transform(Number), v.maxValue(600)), '0'),
})

const languageOf = (request: FastifyRequest): Language => {
  const { lang } = request.query as { lang?: unknown }
  return isLanguage(lang) ? lang : acceptLanguage(request.headers['accept-language'], ['en', 'zh'])
}

/** The provider's hosted page and its buttons. */
export function pageRoutes(app: FastifyInstance, sandbox: OttSandbox): void {
  const find = async (request: FastifyRequest) => {
    const payment = await findPayment(sandbox.db, request.params as { id: string })
    return payment && asOf(payment, sandbox.now())
  }

  app.get('/sandbox/pay/ott/:id', async (request, reply) => {
    const payment = await find(request)
    const language = languageOf(request)
    if (!payment) return send(reply.code(404), sandbox, messagePage('missing', null, language))
    return send(
      reply,
      sandbox,
      payment.outcome ? messagePage('done', payment, language) : choicePage(payment, language),
      payment,
    )
  })

  app.post('/sandbox/pay/ott/:id', async (request, reply) => {
    const payment = await find(request)
    const language = languageOf(request)
    if (!payment) return send(reply.code(404), sandbox, messagePage('missing', null, language))
    const form = v.safeParse(Form, request.body)
    if (!form.success) return send(reply.code(400), sandbox, choicePage(payment, language), payment)
    const { outcome, leave, delay: usual }: Action = ACTIONS[form.output.action]
    const delay = form.output.delay || usual
    const settlesAt = new Date(sandbox.now().getTime() + delay * 1000)
    if (!(await choose(sandbox.db, payment.id, outcome, settlesAt)))
      return send(reply, sandbox, messagePage('done', payment, language), payment)
    await sandbox.schedule({ ...payment, outcome, settlesAt })
    if (leave === 'never') return send(reply, sandbox, messagePage('paid', payment, language), payment)
    if (leave === 'settled' && delay > 0)
      return send(reply, sandbox, messagePage('waiting', payment, language, delay), payment)
    return reply.redirect(returnAddress(asOf({ ...payment, outcome, settlesAt }, sandbox.now())), 303)
  })

  app.get('/sandbox/pay/ott/:id/return', async (request, reply) => {
    const payment = await find(request)
    if (!payment) return send(reply.code(404), sandbox, messagePage('missing', null, languageOf(request)))
    return reply.header('cache-control', 'no-store').redirect(returnAddress(payment), 303)
  })
}

/** What this provider appends to the merchant's address. */
function returnAddress(payment: Payment): string {
  const url = new URL(payment.returnUrl)
  const { amount = '', orderID = '', tranID = '', status = '' } = statement(payment)
  for (const [name, value] of Object.entries({ amount, orderID, tranID, status: status.toLowerCase() }))
    url.searchParams.append(name, value)
  return url.href
}

function send(reply: FastifyReply, sandbox: OttSandbox, page: string, payment?: Payment): FastifyReply {
  // Browsers hold the redirect after a form to form-action too.
  const back = payment ? new URL(payment.returnUrl).origin : sandbox.publicOrigin
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}

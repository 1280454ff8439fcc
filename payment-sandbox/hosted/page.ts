import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { isLanguage, LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import * as v from 'valibot'
import { asOf, choose, type Payment, saveSwitches } from '../book.ts'
import type { SandboxProvider } from '../sandbox-provider.ts'
import { actionOf, Press, type Spoilt } from './actions.ts'
import { returnAddress } from './return-address.ts'
import { styleOf } from './style.ts'
import { choicePage, messagePage, type View } from './view.ts'

const Switched = v.omit(Press, ['do'])
const SPOILT: readonly string[] = ['wrong-order', 'no-status', 'malformed'] satisfies Spoilt[]

const languageOf = (request: FastifyRequest): Language => {
  const { lang } = request.query as { lang?: unknown }
  return isLanguage(lang) ? lang : (chooseLanguage(request.headers['accept-language'], LANGUAGES) ?? 'en')
}

/** A provider's hosted page; its buttons can also be pressed by address, `?do=decline&delay=2&notice=twice`. */
export function hostedPages(app: FastifyInstance, sandboxProvider: SandboxProvider): void {
  const { workspace } = sandboxProvider
  const base = `/sandbox/pay/${workspace.provider}/:id`
  const readRequest = async (request: FastifyRequest) => {
    const { id } = request.params as { id: string }
    const view: View = { sandboxProvider, language: languageOf(request), path: base.replace(':id', id) }
    return { view, payment: await workspace.find(id) }
  }

  app.get(base, async (request, reply) => {
    const { view, payment } = await readRequest(request)
    if (!payment) return send(reply.code(404), sandboxProvider, messagePage(view, 'missing', null))
    const press = v.safeParse(Press, request.query)
    if (press.success) return pressed(reply, view, payment, press.output)
    const set = v.safeParse(Switched, request.query)
    if ('do' in (request.query as object) || !set.success)
      return send(reply.code(400), sandboxProvider, choicePage(view, payment, v.parse(Switched, {})), payment)
    if (payment.outcome) return send(reply, sandboxProvider, messagePage(view, 'done', payment), payment)
    await keep(payment, set.output)
    return send(reply, sandboxProvider, choicePage(view, payment, set.output), payment)
  })

  app.post(base, async (request, reply) => {
    const { view, payment } = await readRequest(request)
    if (!payment) return send(reply.code(404), sandboxProvider, messagePage(view, 'missing', null))
    const press = v.safeParse(Press, request.body)
    if (press.success) return pressed(reply, view, payment, press.output)
    return send(reply.code(400), sandboxProvider, choicePage(view, payment, v.parse(Switched, {})), payment)
  })

  app.get(`${base}/return`, async (request, reply) => {
    const { view, payment } = await readRequest(request)
    const { as } = request.query as { as?: unknown }
    const spoilt = SPOILT.includes(String(as)) ? (as as Spoilt) : null
    const back = payment && returnAddress(sandboxProvider, payment, spoilt)
    if (!back) return send(reply.code(404), sandboxProvider, messagePage(view, 'missing', null))
    return reply.header('cache-control', 'no-store').redirect(back, 303)
  })

  const keep = ({ id }: Payment, { notice, check, amount, slow }: v.InferOutput<typeof Switched>) =>
    saveSwitches(workspace.db, id, { notice, check, amount }, slow)

  async function pressed(
    reply: FastifyReply,
    view: View,
    before: Payment,
    press: Press,
  ): Promise<FastifyReply> {
    const { outcome, leave, delay: usual, late, spoilt = null } = actionOf(press.do)
    const delay = press.delay || usual
    const now = workspace.now()
    const then = new Date(now.getTime() + delay * 1000)
    const choice = late
      ? { outcome, settlesAt: now, paidLateAt: then }
      : { outcome, settlesAt: then, paidLateAt: null }
    if (!(await choose(workspace.db, before.id, choice)))
      return send(reply, sandboxProvider, messagePage(view, 'done', before), before)
    await keep(before, press)
    const payment = (await workspace.find(before.id)) ?? before
    await sandboxProvider.schedule(payment)
    if (leave === 'never') return send(reply, sandboxProvider, messagePage(view, 'paid', payment), payment)
    if (leave === 'settled' && delay > 0 && !late)
      return send(
        reply,
        sandboxProvider,
        messagePage(view, 'waiting', payment, { after: delay, spoilt }),
        payment,
      )
    const back = returnAddress(sandboxProvider, asOf(payment, workspace.now()), spoilt)
    if (!back) return send(reply, sandboxProvider, messagePage(view, 'paid', payment), payment)
    return reply.redirect(back, 303)
  }
}

const hashes = new Map<string, string>()
function hashOf(colour: string): string {
  const known = hashes.get(colour) ?? createHash('sha256').update(styleOf(colour)).digest('base64')
  hashes.set(colour, known)
  return known
}

function send(
  reply: FastifyReply,
  { dialect, workspace }: SandboxProvider,
  page: string,
  payment?: Payment,
): FastifyReply {
  // Browsers hold the redirect after a form to form-action too.
  const back = payment?.returnUrl ? new URL(payment.returnUrl).origin : workspace.publicOrigin
  const policy = `default-src 'none'; style-src 'sha256-${hashOf(dialect.colour)}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}

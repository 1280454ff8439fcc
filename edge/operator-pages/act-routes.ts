import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findChannel } from 'releases/document'
import { canSign } from '../canary/write-stop.ts'
import { actPage } from './act-page.ts'
import { actsOn } from './acts.ts'
import { layout } from './layout.ts'
import type { Session } from './sessions.ts'
import type { OperatorSource } from './source.ts'
import { workspaceOf } from './workspace.ts'

type Params = { name: string; act: string }
type Form = Partial<Record<string, string>>
export type ActRequest = FastifyRequest<{ Params: Params; Body: Form }>

interface Routes {
  source: OperatorSource
  /** Lets only operators by, and tells them what went wrong. */
  signedIn(
    answer: (request: ActRequest, reply: FastifyReply, session: Session) => unknown,
  ): (request: ActRequest, reply: FastifyReply) => Promise<unknown>
  say(reply: FastifyReply, session: Session, status: number, title: string, lines: string[]): FastifyReply
  page(reply: FastifyReply, text: string): FastifyReply
}

/** `/act/<name>/<act>`: asks for the reason, then does it by the same verb as the command. */
export function actRoutes(app: FastifyInstance, { source, signedIn, say, page }: Routes): void {
  const { live, settings } = source
  const found = async ({ params: { name, act } }: ActRequest) => {
    const document = await live.current()
    const channel = findChannel(document, name)
    const wanted = channel && actsOn(name, channel).find(({ id }) => id === act)
    return document && wanted ? { document, act: wanted, name } : null
  }
  const gone = ['Someone changed what is live meanwhile. Look again.']

  app.get<{ Params: Params; Body: Form }>(
    '/act/:name/:act',
    signedIn(async (request, reply, session) => {
      const one = await found(request)
      if (!one) return say(reply, session, 404, 'Not possible now', gone)
      const unable = (await canSign(settings)) ? null : 'This edge has no signing key.'
      const shown = actPage({ ...one, serial: one.document.serial, session, unable })
      return page(reply, layout(`${one.name}: ${one.act.label}?`, session, shown))
    }),
  )
  app.post<{ Params: Params; Body: Form }>(
    '/act/:name/:act',
    signedIn(async (request, reply, session) => {
      const { reason = '', serial } = request.body
      const one = await found(request)
      if (!reason.trim()) return say(reply, session, 400, 'Not done', ['A reason is needed.'])
      if (!one || serial !== String(one.document.serial)) return say(reply, session, 409, 'Not done', gone)
      if (!(await canSign(settings)))
        return say(reply, session, 409, 'Not done', ['This edge has no signing key.'])
      const { verb, args, values } = one.act
      await verb.run(workspaceOf(source, session), args, { ...values, reason })
      return reply.redirect('/', 303)
    }),
  )
}

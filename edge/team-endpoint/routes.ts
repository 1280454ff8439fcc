import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { filePath } from 'releases/store'
import { networkOf } from 'server-kit/network.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import { LIMITS } from '../limits.ts'
import type { OperatorSource } from '../operator-pages/source.ts'
import { auditFor } from './audit-for.ts'
import { type Asker, createAuthenticator, Unauthenticated } from './authenticate.ts'
import { BodyRefused, takeBody } from './body.ts'
import { fileAddress } from './file-address.ts'
import { takeDocument } from './take-document.ts'
import { takeFile } from './take-file.ts'
import { takePreview } from './take-preview.ts'

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown })?.code))

interface At {
  request: FastifyRequest<{ Params: { '*': string; serial: string }; Querystring: Record<string, string> }>
  reply: FastifyReply
  document: ReleaseDocument
  asker: Asker
  /** @throws BodyRefused */
  body(maxBytes: number): Promise<Buffer>
}

/**
 * `/team/…`: the store for teams that cannot reach it, each known by its key and let write to its own remote alone (REL-13). It needs no key
 * itself: what it writes was signed by the team, and edges believe it for that.
 */
export async function teamRoutes(app: FastifyInstance, source: OperatorSource): Promise<void> {
  const { live, store, settings } = source
  const who = createAuthenticator(settings, Date.now())
  // What a team sends at once is counted as if it came one after another, so that its limits are.
  const turns = new Map<string, ReturnType<typeof createTurns>>()
  const turnsOf = (team: string) => {
    const own = turns.get(team) ?? createTurns()
    turns.set(team, own)
    return own
  }
  // The body is left where it is until it is known whose it is.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const say = (reply: FastifyReply, status: number, message: string, reasons: string[] = []) =>
    reply.code(status).send({ message, reasons })
  const askers = new WeakMap<FastifyRequest, Asker | Unauthenticated>()
  /** Teams are counted by their keys: what others ask for from the same network or through the same proxy leaves them room. */
  const countedBy = async (request: FastifyRequest): Promise<string> => {
    const { method, headers, raw, ip } = request
    const asker = await who(await live.current(), { method, url: raw.url ?? '', headers }).catch(error => {
      if (error instanceof Unauthenticated) return error
      throw error
    })
    askers.set(request, asker)
    return asker instanceof Unauthenticated ? networkOf(ip) : asker.id
  }
  const route = (method: 'GET' | 'PUT' | 'POST', url: string, answer: (at: At) => unknown) =>
    app.route({
      method,
      url: `/team/${url}`,
      exposeHeadRoute: false,
      config: {
        rateLimit: {
          max: method === 'POST' ? LIMITS.teamWritesPerMinute : LIMITS.teamRequestsPerMinute,
          timeWindow: '1 minute',
          keyGenerator: countedBy,
        },
      },
      async handler(request, reply) {
        try {
          const asker = askers.get(request)
          if (asker instanceof Unauthenticated) throw asker
          const document = await live.current()
          if (!document || !asker) return say(reply, 503, 'nothing is live')
          const body = (maxBytes: number) => takeBody(request.raw, { maxBytes, digest: asker.digest })
          return await answer({ request: request as At['request'], reply, document, asker, body })
        } catch (error) {
          // What is still on its way is not waited for.
          if (error instanceof Unauthenticated)
            return say(reply.header('connection', 'close'), 401, error.message)
          if (error instanceof BodyRefused) {
            if (error.status === 503) reply.header('retry-after', '1')
            return say(reply.header('connection', 'close'), error.status, error.message)
          }
          if (isFull(error)) return say(reply, 507, 'no room is left on the disk of the store')
          throw error
        }
      },
    })

  route('GET', 'serials', async ({ request: { query } }) => store.serials(Number(query.after) || 0))
  route('GET', 'documents/:serial', async ({ request, reply }) => {
    const text = await store.readDocument(Number(request.params.serial))
    return text === null ? say(reply, 404, 'there is none') : reply.type('application/json').send(text)
  })
  route('GET', 'audit', ({ request: { query }, asker }) =>
    auditFor(store, asker, Number(query.newest) || null),
  )
  route('GET', 'files/*', async ({ request, reply, document, asker }) => {
    const at = fileAddress(request.params['*'])
    const published = at && findRelease(findChannel(document, at.name), at.release)
    const named = published && Object.hasOwn(published.files, at.path)
    const bytes =
      at && (named || at.name === asker.name)
        ? await store.readFile(filePath(at.name, at.release, at.path))
        : null
    return bytes
      ? reply.type('application/octet-stream').send(Buffer.from(bytes))
      : say(reply, 404, 'there is none')
  })
  route('GET', 'list', async ({ request: { query }, reply, asker }) => {
    const at = fileAddress(`${query.prefix ?? ''}x`)
    return at?.name === asker.name && at.path === 'x'
      ? store.listFiles(filePath(at.name, at.release, ''))
      : say(reply, 403, `the key of ${asker.name} may not list this`)
  })
  route('PUT', 'files/*', async ({ request, reply, document, asker, body }) => {
    const at = fileAddress(request.params['*'])
    if (!at) return say(reply.header('connection', 'close'), 400, 'that is no file of a release')
    if (at.name !== asker.name)
      return say(reply.header('connection', 'close'), 403, `the key of ${asker.name} may not write there`)
    const bytes = await body(LIMITS.teamFileBytes)
    const taken = await turnsOf(asker.name)(() => takeFile(store, document, at, bytes))
    if ('refused' in taken) return say(reply, 422, taken.refused)
    return say(reply, taken.written ? 201 : 200, taken.written ? 'written' : 'it is there')
  })
  route('POST', 'previews', async ({ reply, document, asker, body }) => {
    const posted = await body(LIMITS.teamPreviewBytes)
    const { status, message } = await takePreview(store, document, asker, posted)
    return say(reply, status, message)
  })
  route('POST', 'documents/:serial', async ({ request, reply, document, asker, body }) => {
    const posted = await body(LIMITS.teamDocumentBytes)
    const serial = Number(request.params.serial)
    const { status, message, reasons } = await takeDocument(
      { store, settings },
      document,
      asker,
      serial,
      posted,
    )
    return say(reply, status, message, reasons)
  })
}

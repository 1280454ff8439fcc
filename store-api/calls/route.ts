import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, type Endpoint } from 'shared-contracts/api/endpoint.ts'
import { type Call, type Endpoints, endpoints } from 'shared-contracts/api/endpoints.ts'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import type { WorkLimit } from '../http/work-limit.ts'
import { guard } from '../session/guard.ts'
import { findVisitor, type Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { readUpload } from './read-upload.ts'
import { validate } from './validate.ts'
import { Written } from './written.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

type Part<C extends Call, K extends string> =
  Endpoints[C] extends Record<K, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined

/** What a call is given: its validated input and who makes it. */
export interface Given<C extends Call> {
  /** Its line of the contract. */
  call: Call
  shop: Shop
  visitor: Visitor
  params: Part<C, 'params'>
  query: Part<C, 'query'>
  body: Part<C, 'body'>
  /** The uploaded file of a call that has one. */
  file: Endpoints[C] extends { file: string } ? Buffer : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type AnswerOf<C extends Call> = v.InferInput<Endpoints[C]['response']>

export type Handler<C extends Call> = (given: Given<C>) => Promise<AnswerOf<C>>

/** A handler that may have its answer written already. */
export type Writer<C extends Call> = (given: Given<C>) => Promise<AnswerOf<C> | Written>

/** Puts one call of the contract on the server: visitor, guard, validation, bounded work, answer. */
export function route<C extends Call>(
  app: FastifyInstance,
  shop: Shop,
  limit: WorkLimit,
  call: C,
  handle: Writer<C>,
): void {
  const endpoint: Endpoint = endpoints[call]
  const [method = '', path = ''] = call.split(' ')
  app.route({
    method,
    url: API_BASE + path.replace(/\[\{(\w+)\}\]/g, ':$1?').replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request, reply) => {
      limit.refuseWhenFull()
      request.visitor = await findVisitor(shop, request, reply)
      guard(call, request, request.visitor, shop.config.publicOrigin)
    },
    handler: async (request, reply) => {
      const given = {
        call: call as Call,
        shop,
        visitor: request.visitor,
        params: validate(endpoint.params, filled(request.params as Record<string, string>)),
        query: validate(endpoint.query, request.query),
        body: validate(endpoint.body, request.body),
        request,
        reply,
      }
      const { file: field } = endpoint
      const answer =
        field === undefined
          ? await limit.run(() => handle(given as Given<C>))
          : await shop.uploadWork.run(async () => {
              // Nobody is let in who only makes us read.
              if (!request.visitor?.session?.accountId) throw new Refusal('not-signed-in')
              const file = await readUpload(request, field)
              return handle({ ...given, file } as Given<C>)
            })
      if (shop.config.checkAnswers) checkAnswer(endpoint, answer)
      // The language follows the cookie, so no answer may be shared between visitors.
      reply.header('cache-control', 'private, no-store')
      return answer instanceof Written
        ? reply.type('application/json; charset=utf-8').send(answer.bytes)
        : answer
    },
  })
}

/** A path parameter that is left out stands empty where the path ends with its slash. */
const filled = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const read = answer instanceof Written ? JSON.parse(answer.bytes.toString()) : answer
  const result = v.safeParse(endpoint.response, read)
  if (result.success) return
  const wrong = result.issues.map(i => `${v.getDotPath(i)}: ${i.message}`).join('; ')
  throw new Error(`answer of ${endpoint.call} breaks its contract: ${wrong}`)
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from 'shared-contracts/api/errors.ts'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import { gaveWay, isAway, isFull } from '../database/database.ts'
import { say } from '../language/messages.ts'
import { storageFull } from './disk-space.ts'
import { Refusal } from './refusal.ts'

function errorBody(refusal: Refusal, language: Language): ErrorBody {
  return {
    error: {
      errors: refusal.reasons.map(({ code, message, values, field }) => ({
        code,
        message: say(language, message, values),
        ...(field !== undefined && { field }),
      })),
    },
  }
}

const languageOf = (request: FastifyRequest): Language =>
  request.visitor?.language ?? chooseLanguage(request.headers['accept-language'], LANGUAGES) ?? 'en'

/** Answers what fails before any route is found, e.g. an address with a broken escape. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answer(toRefusal(error), request, reply)
}

function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, languageOf(request)))
}

/** What Fastify itself found wrong with a request (broken JSON, too large, bad address) is bad input like any other. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = (error as FastifyError | null)?.statusCode
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('invalid')
  if (isFull(error)) return storageFull()
  if (status === 503 || isAway(error) || gaveWay(error)) return new Refusal('unavailable', { retryAfter: 2 })
  return new Refusal('internal')
}

/** Gives every refusal and failure of the server the shape of API-3; what went wrong inside goes to the log alone. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (!(error instanceof Refusal) && refusal.status >= 500) request.log.error({ err: error }, 'call failed')
    return answer(refusal, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answer(new Refusal('no-such-call'), request, reply))
}

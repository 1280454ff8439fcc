import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/**
 * An address as it may be logged: no query, and what looks like an id is left out, for both may say who someone is.
 * @returns e.g. `/user/orders/*` for `/user/orders/A1029?token=x`
 */
export function loggable(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path
    .slice(0, 200)
    .split('/')
    .map(part => (/\d|@|%/.test(part) ? '*' : part))
    .join('/')
}

/** One line per answer. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: loggable(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  )
}

import type { FastifyInstance } from 'fastify'

interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/** Errors without what the failed statement held: that may be somebody's name or address. */
export function withoutData(error: Error): LoggedError {
  const isQuery = 'query' in error && 'params' in error
  return {
    type: error.name,
    message: isQuery ? 'database statement failed' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .join('\n'),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause instanceof Error && { cause: withoutData(error.cause) }),
  }
}

/** One line per request: its route pattern and not its address, which may hold search terms, ids or tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}

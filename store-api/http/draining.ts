import type { FastifyInstance } from 'fastify'

export interface Draining {
  readonly begun: boolean
  /** From here on /readyz says no and every answer closes its connection; requests are still served. */
  begin(): void
}

/** Lets a balancer send its requests elsewhere before the server stops listening: nobody meets a closed connection. */
export function draining(app: FastifyInstance): Draining {
  let begun = false
  app.addHook('onSend', async (_request, reply) => {
    if (begun) reply.header('connection', 'close')
  })
  return {
    get begun() {
      return begun
    },
    begin: () => {
      begun = true
    },
  }
}

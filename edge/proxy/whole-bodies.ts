import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { wordlessError } from '../api-error.ts'
import { onlyReads } from '../closed-connection.ts'
import { LIMITS } from '../limits.ts'

/**
 * The backend is asked once a request's body is here whole: one that comes slowly takes none of the connections to it. What
 * is too long to be held is sent on as it comes, and takes some of them at most.
 */
export function waitForBodies(app: FastifyInstance): void {
  let passing = 0
  app.addHook('preParsing', async ({ method, headers }, reply, payload) => {
    const length = Number(headers['content-length'] ?? 0)
    if (onlyReads(method) || (length === 0 && !headers['transfer-encoding'])) return payload
    const { body, whole } = length > LIMITS.bodyHeld ? { body: payload, whole: false } : await held(payload)
    if (whole) return body
    if (passing >= LIMITS.bodiesPassing)
      // What is still on its way is not waited for.
      return reply
        .code(503)
        .headers({ 'retry-after': '1', connection: 'close' })
        .send(wordlessError('unavailable'))
    passing++
    reply.raw.once('close', () => passing--)
    return body
  })
}

/** @returns all of a body; where it turns out too long to be held, what has come and what comes @throws where it breaks off */
async function held(payload: AsyncIterable<Buffer>): Promise<{ body: Readable; whole: boolean }> {
  const parts = payload[Symbol.asyncIterator]()
  const come: Buffer[] = []
  for (let size = 0; size <= LIMITS.bodyHeld; ) {
    const part = await parts.next().catch(cause => {
      throw Object.assign(new Error('the body broke off', { cause }), { statusCode: 400 })
    })
    if (part.done) return { body: Readable.from(come), whole: true }
    come.push(part.value)
    size += part.value.length
  }
  const all = async function* () {
    yield* come
    yield* { [Symbol.asyncIterator]: () => parts }
  }
  return { body: Readable.from(all()), whole: false }
}

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { uploads } from '../database/schema/uploads.ts'
import { Refusal } from '../http/refusal.ts'

/** Uploaded pictures that everybody may see. An address never changes what it shows. */
export function uploadRoute(app: FastifyInstance, db: Database): void {
  app.get('/media/uploads/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, id, type] = /^([0-9a-f]{32})\.(webp|avif)$/.exec(file) ?? []
    if (id === undefined) throw new Refusal('not-found')
    const column = type === 'avif' ? uploads.avif : uploads.webp
    const [found] = await db.select({ content: column }).from(uploads).where(eq(uploads.id, id))
    if (!found) throw new Refusal('not-found')
    return reply
      .type(`image/${type}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(found.content))
  })
}

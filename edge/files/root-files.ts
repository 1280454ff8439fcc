import type { FastifyInstance } from 'fastify'
import { compose } from 'releases/composition'
import type { Edge } from '../edge.ts'
import { visitorOf } from '../page/visitor.ts'
import { notFound, sendFile } from './send-file.ts'

/** Files that browsers ask for at the root: address → file of the host release. No page has these addresses. */
const ROOT_FILES = {
  '/favicon.ico': 'web/favicon.ico',
  '/apple-touch-icon.png': 'web/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'web/apple-touch-icon.png',
} as const satisfies Record<string, string>

export function rootFiles(app: FastifyInstance, edge: Edge): void {
  for (const [url, path] of Object.entries(ROOT_FILES)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      async handler(request, reply) {
        const document = await edge.live.current()
        if (!document) return notFound(reply)
        const { host } = compose(document, visitorOf(request.cookies, false).id)
        if (!Object.hasOwn(host.files, path)) return notFound(reply)
        return sendFile(await edge.files(request, host, path), request, reply, host, path, 'no-cache')
      },
    })
  }
}

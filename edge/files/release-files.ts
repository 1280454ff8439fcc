import type { FastifyInstance } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { nodeFolder } from 'releases/files'
import type { Edge } from '../edge.ts'
import { notFound, sendFile } from './send-file.ts'

export const FOREVER = 'public, max-age=31536000, immutable'

/** Code is no secret, and no cookie changes it: other shops and portals may load remotes of ours (REL-14). */
export const FOR_ANYONE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** `/r/<name>/<release>/<path>`: the web files of published releases, and nothing else. */
export function releaseFiles(app: FastifyInstance, edge: Edge): void {
  app.route<{ Params: { name: string; release: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/r/:name/:release/*',
    async handler(request, reply) {
      const { name, release: id, '*': path } = request.params
      // The document known already is enough for most; a release just published is looked for.
      const release =
        findRelease(findChannel(edge.live.last(), name), id) ??
        findRelease(findChannel(await edge.live.current(), name), id)
      const allowed = release && Object.hasOwn(release.files, path) && !path.startsWith(nodeFolder(release))
      if (allowed) reply.headers(FOR_ANYONE)
      await (allowed ? sendFile(edge.store, request, reply, release, path, FOREVER) : notFound(reply))
      edge.metrics.count('edge_files_total', { status: reply.statusCode })
      return reply
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { nodeFolder } from 'releases/files'
import { deltaFor } from '../dictionary/delta-for.ts'
import { useAsDictionary } from '../dictionary/file-dictionary.ts'
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
    // Also what a store that is away made of it.
    async onResponse(_request, reply) {
      edge.metrics.count('edge_files_total', { status: reply.statusCode })
    },
    async handler(request, reply) {
      const { name, release: id, '*': path } = request.params
      // The document known already is enough for most; a release just published is looked for.
      const known = findChannel(edge.live.last(), name)
      const channel = findRelease(known, id) ? known : findChannel(await edge.live.current(), name)
      const release = findRelease(channel, id)
      if (channel && release && Object.hasOwn(release.files, path) && !path.startsWith(nodeFolder(release))) {
        const file =
          (await deltaFor(edge.deltas, request, channel, release, path)) ??
          (await edge.files(request, release, path))
        const dictionary = useAsDictionary(name, { release: id, path })
        if (file) reply.headers(FOR_ANYONE)
        if (file && dictionary)
          reply.headers({ 'use-as-dictionary': dictionary, vary: 'Accept-Encoding, Available-Dictionary' })
        await sendFile(file, request, reply, release, path, FOREVER)
      } else await notFound(reply)
      return reply
    },
  })
}

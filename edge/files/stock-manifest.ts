import type { FastifyInstance } from 'fastify'
import { findChannel, findRelease } from 'releases/document'
import { hasIntegrity } from 'releases/files'
import { filePath } from 'releases/store'
import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import type { Edge } from '../edge.ts'
import { FOR_ANYONE } from './release-files.ts'
import { notFound } from './send-file.ts'

/** Where a build of ours has it, and where a build of the official plugins. */
const PATHS = ['web/mf-manifest.json', 'mf-manifest.json']

/**
 * `/r/<name>/mf-manifest.json`: the release that most visitors get, for hosts made with Module Federation's own plugin (REL-14). They name
 * this one address and follow promotions and rollbacks; the manifest's `publicPath` leads to the release.
 */
export function stockManifest(app: FastifyInstance, edge: Edge): void {
  app.get<{ Params: { name: string } }>('/r/:name/mf-manifest.json', async (request, reply) => {
    const channel = findChannel(await edge.live.current(), request.params.name)
    const release = channel && findRelease(channel, mostGiven(channel))
    const path = release && PATHS.find(one => Object.hasOwn(release.files, one))
    const bytes = path && (await edge.store.readFile(filePath(release.name, release.release, path)))
    if (!bytes || !hasIntegrity(bytes, release.files[path])) return notFound(reply)
    const manifest: { metaData: object } = JSON.parse(Buffer.from(bytes).toString())
    const publicPath = `${edge.config.publicOrigin}${release.base}${path.replace('mf-manifest.json', '')}`
    return reply
      .headers({ ...FOR_ANYONE, 'cache-control': 'no-cache' })
      .send({ ...manifest, metaData: { ...manifest.metaData, publicPath } })
  })
}

const mostGiven = ({ active }: ReleaseChannel): string =>
  [...active].sort((a, b) => b.weight - a.weight)[0]?.release ?? ''

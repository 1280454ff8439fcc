import type { FastifyInstance } from 'fastify'
import type { EdgeConfig } from '../config.ts'
import type { Edge } from '../edge.ts'
import { buildOperatorPages } from './server.ts'

/** Serves the operators' pages for as long as the edge listens. */
export async function operatorPages(
  app: FastifyInstance,
  edge: Edge,
  { host, port, tokenFile }: NonNullable<EdgeConfig['operator']>,
): Promise<void> {
  const pages = await buildOperatorPages(edge, tokenFile)
  app.addHook('onListen', async () => {
    const address = await pages.listen({ host, port })
    app.log.info({ address, tokenFile }, 'operator pages')
  })
  app.addHook('onClose', () => pages.close())
}

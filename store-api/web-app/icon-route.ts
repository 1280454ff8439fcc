import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { drawIcon, ICONS, type IconName } from './draw-icon.ts'
import { ICON_FOLDER, markOf } from './web-app.ts'

const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name)

/** The store's mark as icons of home screens: drawn once for each mark, then kept in memory. */
export function iconRoute(server: FastifyInstance, shop: Shop): void {
  const drawn = new Map<IconName, { mark: string; icon: Promise<Buffer> }>()

  async function read(mark: string): Promise<Buffer> {
    // As shoppers get it, whoever answers that.
    const answer = await server.inject({ method: 'GET', url: mark })
    if (answer.statusCode !== 200) throw new Error(`${mark} answered ${answer.statusCode}`)
    return answer.rawPayload
  }
  function iconOf(name: IconName, mark: string): Promise<Buffer> {
    const known = drawn.get(name)
    if (known?.mark === mark) return known.icon
    const icon = shop.imageWork.run(async () => drawIcon(await read(mark), name))
    drawn.set(name, { mark, icon })
    icon.catch(() => drawn.delete(name))
    return icon
  }
  server.get<{ Params: { file: string } }>(`${ICON_FOLDER}:file`, async (request, reply) => {
    const name = request.params.file.replace(/\.png$/, '')
    const mark = markOf(shop.facts)
    if (!isIcon(name) || mark === null) throw new Refusal('not-found')
    const icon = await iconOf(name, mark).catch(error => {
      request.log.warn({ err: error, mark }, 'no icon can be made of the store’s mark')
      throw new Refusal('not-found')
    })
    reply.header('cache-control', 'public, max-age=86400')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/png').send(icon)
  })
}

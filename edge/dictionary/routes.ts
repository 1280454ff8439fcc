import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Composition } from 'shared-contracts/release/composition.ts'
import { DICTIONARY_PATH } from 'shared-contracts/release/well-known.ts'
import { apiError } from '../api-error.ts'
import type { Edge } from '../edge.ts'
import { composed, ofComposition } from '../page/composed.ts'
import { sendBody } from '../page/send-body.ts'
import { visitorOf } from '../page/visitor.ts'
import { drawHome, wishesOf } from './draw.ts'

/** How long a browser keeps one (s); of another composition it takes another. */
const MAX_AGE_S = 7 * 24 * 3600

/** @returns name of what a composition is made of, in addresses */
const madeOf = ofComposition(({ host, remotes }: Composition): string => {
  const releases = [host, ...Object.values(remotes)].map(({ name, release }) => `${name} ${release}`)
  return createHash('sha256').update(releases.sort().join()).digest('hex').slice(0, 16)
})

/** Names a page's dictionary to the browser, which fetches it once it is idle; not where data are saved. */
export function linkDictionary(request: FastifyRequest, reply: FastifyReply, composition: Composition): void {
  if (request.headers['save-data'] === 'on') return
  const before = reply.getHeader('link')
  const own = `<${DICTIONARY_PATH}${madeOf(composition)}>; rel="compression-dictionary"`
  reply.header('link', before ? `${before}, ${own}` : own)
}

/** The home page as nobody in particular sees it: most of any page is in it. */
export function pageDictionary(app: FastifyInstance, edge: Edge): void {
  app.get<{ Params: { madeOf: string } }>(`${DICTIONARY_PATH}:madeOf`, async (request, reply) => {
    const document = await edge.live.current()
    const composition = document && composed(document, visitorOf(request.cookies, false).id)
    // Another composition is in service by now: the next page names its own.
    if (!composition || madeOf(composition) !== request.params.madeOf) return absent(reply)
    const wishes = wishesOf(request)
    const key = `${request.params.madeOf} ${wishes.cookie} ${wishes.accepted}`
    const dictionary = await edge.dictionaries.of(key, () => drawHome(edge, request, composition, wishes))
    if (!dictionary) return absent(reply)
    reply
      .type('application/octet-stream')
      .header('cache-control', `private, max-age=${MAX_AGE_S}`)
      .header('use-as-dictionary', 'match="/*"')
      .header('vary', 'Accept-Encoding, Available-Dictionary')
    // Of the next composition most is in the one before.
    return sendBody(edge, request, reply, [dictionary.bytes])
  })
}

const absent = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(apiError('not-found', 'no dictionary of that name'))

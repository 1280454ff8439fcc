import type { FastifyRequest } from 'fastify'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { Edge } from '../edge.ts'
import { LIMITS } from '../limits.ts'
import { createCookieJar } from '../page/cookie-jar.ts'
import { chunks } from '../page/first-byte.ts'
import { newNonce } from '../page/nonce.ts'
import { render } from '../page/render.ts'

/** What decides a page's language for somebody who has no session; the host knows what they mean. */
const LANGUAGE = { cookie: /(?:^|; *)(arcade_language=[a-z]{2})(?:;|$)/i, header: /^[a-z]{2}/i } as const

export interface Wishes {
  /** Cookie header with the language alone; empty for none. */
  cookie: string
  /** Accept-Language with one language alone; empty for none. */
  accepted: string
}

export const wishesOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Wishes => ({
  cookie: LANGUAGE.cookie.exec(headers.cookie ?? '')?.[1] ?? '',
  accepted: LANGUAGE.header.exec(headers['accept-language'] ?? '')?.[0] ?? '',
})

/** The home page as somebody without a session sees it: nothing of a visitor is in it. Null where it cannot be drawn whole. */
export async function drawHome(
  edge: Edge,
  { id, log, ip, headers }: FastifyRequest,
  composition: Composition,
  { cookie, accepted }: Wishes,
): Promise<Buffer | null> {
  const nobody = {
    id,
    log,
    ip,
    raw: { url: '/' },
    url: '/',
    headers: {
      accept: 'text/html',
      ...(headers['user-agent'] && { 'user-agent': headers['user-agent'] }),
      ...(accepted && { 'accept-language': accepted }),
      ...(cookie && { cookie }),
    },
  } as FastifyRequest
  const begun = await render(edge, {
    request: nobody,
    composition,
    visitor: '',
    nonce: newNonce(),
    jar: createCookieJar(cookie),
    signal: AbortSignal.timeout(LIMITS.page),
  })
  if (begun?.status !== 200) return null
  const parts: Uint8Array[] = []
  for await (const part of chunks(begun)) parts.push(part)
  return Buffer.concat(parts)
}

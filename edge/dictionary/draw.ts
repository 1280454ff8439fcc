import type { FastifyRequest } from 'fastify'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { Edge } from '../edge.ts'
import { LIMITS } from '../limits.ts'
import { copied } from '../page/composed.ts'
import { createCookieJar } from '../page/cookie-jar.ts'
import { chunks } from '../page/first-byte.ts'
import { newNonce } from '../page/nonce.ts'
import { createPageTimes } from '../page/page-times.ts'
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
  const parts: Uint8Array[] = []
  try {
    const begun = await render(edge, {
      request: nobody,
      composition: copied(composition),
      visitor: '',
      nonce: newNonce(),
      jar: createCookieJar(cookie),
      // What stands in for the backend is no page to compare others with.
      kept: { call: () => null, age: () => null },
      times: createPageTimes(),
      signal: AbortSignal.timeout(LIMITS.page),
    })
    if (begun?.status !== 200) return null
    for await (const part of chunks(begun)) parts.push(part)
  } finally {
    edge.leaving(id)
  }
  const html = Buffer.concat(parts)
  const releases = [composition.host, ...Object.values(composition.remotes)]
  return Buffer.concat([html, ...wholeSheets(html.toString(), releases, edge.code.styles)])
}

type Sheets = Pick<PublishedRelease, 'base' | 'css'>

/**
 * The stylesheets that a page has parts of. A page that could not wait for its data has them whole: it, too, shall differ from the
 * dictionary in little.
 * @param styles texts of a release's stylesheets, null where they are not at hand
 */
export function wholeSheets<R extends Sheets>(
  html: string,
  releases: readonly R[],
  styles: (release: R) => string[] | null,
): Buffer[] {
  return releases.flatMap(release =>
    (styles(release) ?? [])
      .filter((_, i) => html.includes(`data-sheet="${release.base}${release.css[i]}" data-part`))
      .map(text => Buffer.from(text)),
  )
}

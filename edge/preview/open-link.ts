import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassRefused } from 'releases/preview-pass'
import type { Edge } from '../edge.ts'
import { serverCookie } from '../page/cookie.ts'
import { pageHeaders } from '../page/security.ts'
import type { Visitor } from '../page/visitor.ts'
import { linkHtml, refusedHtml } from './link-page.ts'
import { PREVIEW_COOKIE } from './previews.ts'

const OFF = 'off'

/**
 * Answers `?preview=<pass>`: gives the browser its pass as a cookie and leads on to the same address without it.
 * Chat programs fetch links to describe them and must not use up a link that is for one browser: what is not plainly a
 * person's navigation gets a page with a button.
 * @returns whether it answered; false for an address without a pass. Not the reply: awaited, one that is sent becomes undefined
 */
export async function openLink(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  nonce: string,
): Promise<boolean> {
  const { url: address = '' } = request.raw
  // Most addresses are not worth reading: they cannot name it, in letters or in code.
  if (!/preview|%/.test(address)) return false
  const url = new URL(`http://shop/${address.replace(/^[/\\]+/, '')}`)
  const token = url.searchParams.get('preview')
  if (token === null) return false
  const meant = url.searchParams.has('open') || request.headers['sec-fetch-mode'] === 'navigate'
  for (const name of ['preview', 'open']) url.searchParams.delete(name)
  const rest = url.pathname.replace(/^\/{2,}/, '/') + url.search
  reply.headers(pageHeaders(nonce)).header('x-robots-tag', 'noindex')
  const leadOn = (cookies: string[]) => {
    reply.header('set-cookie', cookies).redirect(rest, 303)
    return true
  }
  const secure = edge.config.publicOrigin.startsWith('https:')
  const cookie = (value: string, age: number) => serverCookie(PREVIEW_COOKIE, value, age, secure)
  if (token === OFF) return leadOn([cookie('', 0)])
  try {
    if (!meant || request.method !== 'GET')
      return html(reply, 200, linkHtml(nonce, await edge.previews.read(token), token))
    const { pass } = await edge.previews.open(token, visitor.id)
    const seconds = Math.max(1, Math.floor((Date.parse(pass.expires) - Date.now()) / 1000))
    return leadOn([cookie(token, seconds), ...(visitor.cookie ? [visitor.cookie] : [])])
  } catch (error) {
    const known = error instanceof PassRefused
    request.log[known ? 'info' : 'error']({ err: error }, 'preview link refused')
    return html(reply, known ? 403 : 503, refusedHtml(nonce, known ? error.refusal : 'unavailable', rest))
  }
}

function html(reply: FastifyReply, status: number, text: string): true {
  reply.code(status).type('text/html; charset=utf-8').send(text)
  return true
}

import type { FastifyReply } from 'fastify'
import { SESSION_HEADER } from 'shared-contracts/api/session-header.ts'
import { xsrfTokenOf } from './tokens.ts'

/** As it is named by http, where browsers keep no name with a prefix. */
export const SESSION_COOKIE = 'arcade-session'
/** Behind https: with this prefix browsers take it from this host alone, so that none beside it under the domain sets one over ours. */
export const sessionCookie = (secure: boolean): string =>
  secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
const XSRF_COOKIE = 'XSRF-TOKEN'
/** Seconds; the same time after its last use a session is forgotten. */
export const SESSION_SECONDS = 30 * 24 * 3600

/** How a browser is given its session. */
export interface Giving {
  /** Shoppers come by https. */
  secure: boolean
  /** The name of before as well (`former-cookie.ts`). */
  both?: boolean
}

/** The session's cookie is for the server alone; the token's is read by the page, which sends it back as a header (API-2). */
export function setSessionCookies(
  reply: FastifyReply,
  token: string,
  { secure, both = false }: Giving,
): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS } as const
  const names = new Set([sessionCookie(secure), ...(both ? [SESSION_COOKIE] : [])])
  for (const name of names) reply.setCookie(name, token, { ...shared, httpOnly: true })
  reply.setCookie(XSRF_COOKIE, xsrfTokenOf(token), shared)
}

/** Whether the page can show the token that goes with its session: another program on this address, or this one as it was, may have set its own. */
export const canShow = (cookies: Record<string, string | undefined>, token: string): boolean =>
  cookies[XSRF_COOKIE] === xsrfTokenOf(token)

/** A session's token in the way that its browser can bring it back. @param how and whether the page carries the session itself */
export function giveToken(
  reply: FastifyReply,
  token: string,
  { carried, ...giving }: Giving & { carried: boolean },
): void {
  setSessionCookies(reply, token, giving)
  if (carried) reply.header(SESSION_HEADER, token)
}

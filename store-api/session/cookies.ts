import type { FastifyReply } from 'fastify'
import { xsrfTokenOf } from './tokens.ts'

export const SESSION_COOKIE = 'arcade-session'
export const XSRF_COOKIE = 'XSRF-TOKEN'
/** Seconds; the same time after its last use a session is forgotten. */
export const SESSION_SECONDS = 30 * 24 * 3600

/** The session's cookie is for the server alone; the token's is read by the page, which sends it back as a header (API-2). */
export function setSessionCookies(reply: FastifyReply, token: string, secure: boolean): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS } as const
  reply.setCookie(SESSION_COOKIE, token, { ...shared, httpOnly: true })
  reply.setCookie(XSRF_COOKIE, xsrfTokenOf(token), shared)
}

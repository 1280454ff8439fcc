import { serverCookie } from './cookie.ts'
import { randomText } from './random.ts'

export const VISITOR_COOKIE = 'arcade_visitor'
const SHAPE = /^[A-Za-z0-9_-]{22}$/
const LIFE_SECONDS = 400 * 86_400

export interface Visitor {
  /** Decides the rollout bucket and nothing else; random, tied to no account. */
  id: string
  /** Set-Cookie value for a new visitor. */
  cookie: string | null
}

/** @returns the id of a visitor who has one, else null */
export function knownVisitor(cookies: Record<string, string | undefined>): string | null {
  const known = cookies[VISITOR_COOKIE]
  return known && SHAPE.test(known) ? known : null
}

/** @param cookies the request's cookies; @param secure whether shoppers come by https */
export function visitorOf(cookies: Record<string, string | undefined>, secure: boolean): Visitor {
  const known = knownVisitor(cookies)
  if (known) return { id: known, cookie: null }
  const id = randomText(16, 'base64url')
  return { id, cookie: serverCookie(VISITOR_COOKIE, id, LIFE_SECONDS, secure) }
}

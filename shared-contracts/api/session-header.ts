/**
 * Where a browser keeps no cookies the session travels in this header instead, for as long as one document lives: the
 * page asks with `new`, the answer names the session's token, the calls that follow carry it. A request with a session
 * cookie never learns a token this way.
 */
export const SESSION_HEADER = 'x-store-session'
export const NEW_SESSION = 'new'

/** What a page remembers of its session in place of cookies. */
export interface PageSession {
  token: string | null
}

import type { IncomingHttpHeaders } from 'node:http'
import type { ReleaseSettings } from 'releases/document'
import { trustOf } from 'releases/signing'
import { HEADERS, isSignedBy, type KnownTeamKey, teamKeysIn } from 'releases/teams'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { LIMITS } from '../limits.ts'

/** Why a request is nobody's. */
export class Unauthenticated extends Error {}

interface Asked {
  method: string
  /** As sent. */
  url: string
  headers: IncomingHttpHeaders
}

/** The team that asks, and what its body must come to. */
export interface Asker extends KnownTeamKey {
  digest: string
}

/**
 * Knows teams by what they signed: method, address, body, time and a word that is used once. Words are remembered for as long as a request
 * may be on its way, and nothing counts that was made before this process began: it could not remember.
 * @param began when this process began to listen, ms
 */
export function createAuthenticator(settings: ReleaseSettings, began: number, now: () => number = Date.now) {
  /** Until when they are remembered, ms. */
  const used = new Map<string, number>()

  /** @throws Unauthenticated saying why the request is no team's */
  return async (document: ReleaseDocument | null, { method, url, headers }: Asked): Promise<Asker> => {
    const said = (name: string) => String(headers[name] ?? '')
    const [date, nonce, digest] = [said(HEADERS.date), said(HEADERS.nonce), said(HEADERS.digest)]
    const known = teamKeysIn(document?.teams, await trustOf(settings)).get(said(HEADERS.key))
    if (!known)
      throw new Unauthenticated('this key is no team’s: an operator enters its public half with `team add`')
    if (known.until <= now()) throw new Unauthenticated(`the key of ${known.name} has run out`)
    if (!isSignedBy(known.key, { method, path: url, digest, date, nonce }, said(HEADERS.signature)))
      throw new Unauthenticated('the signature does not fit the request')
    const at = Date.parse(date)
    if (!(Math.abs(now() - at) <= LIMITS.teamRequestAge))
      throw new Unauthenticated(
        `it was made at ${date}, and the clock here says ${new Date(now()).toISOString()}`,
      )
    if (at < began) throw new Unauthenticated('it was made before this edge began to listen')
    for (const [word, until] of used) {
      if (until > now()) break
      used.delete(word)
    }
    const word = `${known.id} ${nonce}`
    if (nonce.length < 16 || used.has(word)) throw new Unauthenticated('it was sent before')
    used.set(word, now() + 2 * LIMITS.teamRequestAge)
    return { ...known, digest }
  }
}

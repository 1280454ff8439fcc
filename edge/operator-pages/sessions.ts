import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 8 * 3_600_000

export interface Session {
  /** Who the operator says they are; stands in the audit log. */
  name: string
  /** Must come back with every form that changes something. */
  csrf: string
}

/** Compares without telling by its time how much is right: digests of one length, whatever came in. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Sessions as signed cookies; the key lives as long as the process, so that a restart signs everyone out. */
export function createSessions(token: string, now: () => number = Date.now) {
  const key = randomBytes(32)
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  /** Cookies that were signed out, until when they would have held, ms. */
  const ended = new Map<string, number>()
  const verified = (cookie: string | undefined) => {
    const [body = '', sign = ''] = cookie?.split('.') ?? []
    if (!sameSecret(sign, mac(body)) || ended.has(body)) return null
    const [until, , name] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string, string]
    return until > now() ? { body, until, name } : null
  }

  return {
    /** @returns the cookie's value, or null when the token is wrong */
    open(given: string, name: string): string | null {
      if (!sameSecret(given, token)) return null
      const body = Buffer.from(JSON.stringify([now() + LIFE_MS, randomBytes(9).toString('base64url'), name]))
      return `${body.toString('base64url')}.${mac(body.toString('base64url'))}`
    },
    /** @returns null for a cookie that is absent, forged, signed out or too old */
    read(cookie: string | undefined): Session | null {
      const known = verified(cookie)
      return known && { name: known.name, csrf: mac(`csrf ${known.body}`) }
    },
    /** The cookie is no session any more, whoever still has it. */
    end(cookie: string | undefined): void {
      const known = verified(cookie)
      for (const [body, until] of ended) if (until <= now()) ended.delete(body)
      if (known) ended.set(known.body, known.until)
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>

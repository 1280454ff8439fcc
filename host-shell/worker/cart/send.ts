import { xsrfHeader } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { timeLimit } from 'shared-contracts/api/time-limit.ts'
import { CART_ADDRESS } from '../addresses.ts'
import { type Change, SENT } from './change.ts'
import { takenCart } from './taken-cart.ts'

/** How long one change may take (ms) before the network counts as gone. */
const TIMEOUT_MS = 10_000
const BAD_TOKEN = 'bad-token' satisfies ErrorCode
/** HTTP's own: what stands before the store says it too, and knows none of its codes. */
const TOO_MANY = 429
/** Refusals after which the same change may still be made: a busy server, a token that was not there. */
const PASSING: ReadonlySet<string> = new Set<ErrorCode>([BAD_TOKEN, 'in-progress', 'too-many'])

export type Sent =
  | { kind: 'confirmed'; cart: Cart }
  | { kind: 'refused'; message: string }
  /** It may be tried again; `away` where the store cannot be had just now, not where nothing says that waiting helps. */
  | { kind: 'open'; away: boolean }

type Token = Readonly<Record<string, string>>

/** Never kept: a page says it again with whatever it asks of the cart. */
let handed: Token = {}

/** Takes the token out of a page's cookies: where workers read none, nothing else says it. */
export function takeToken(cookies: string | undefined): void {
  if (cookies !== undefined) handed = xsrfHeader('POST', cookies)
}

/** The token that proves the shop's own pages (API-2): read when it is needed. */
async function token(): Promise<Token> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } }
  const value = (await cookieStore?.get('XSRF-TOKEN'))?.value
  return value ? xsrfHeader('POST', `XSRF-TOKEN=${value}`) : handed
}

export async function send({ kind, body }: Change): Promise<Sent> {
  const { method, below } = SENT[kind]
  try {
    const response = await fetch(CART_ADDRESS + below, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...(await token()) },
      body: JSON.stringify(body),
      signal: timeLimit(TIMEOUT_MS),
    })
    if (response.status >= 500) return { kind: 'open', away: response.status !== 500 }
    if (response.ok) return { kind: 'confirmed', cart: takenCart(await response.json()) }
    // What stands before a store refuses in HTML.
    const answer = await response.json().catch(() => null)
    const { code, message } = answer?.error?.errors?.[0] ?? {}
    // A browser without a Cookie Store never gives the worker a token.
    return response.status === TOO_MANY || PASSING.has(code)
      ? { kind: 'open', away: code !== BAD_TOKEN }
      : { kind: 'refused', message: String(message ?? '') }
  } catch {
    return { kind: 'open', away: true }
  }
}

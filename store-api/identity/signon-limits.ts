import type { FastifyRequest } from 'fastify'
import { networkOf, siteOf } from 'server-kit/network.ts'
import { Refusal } from '../http/refusal.ts'
import { countAttempt, type Limit } from '../session/attempt-limit.ts'
import { knownDevice } from '../session/known-device.ts'
import type { Shop } from '../shop.ts'

/** Failures within a quarter of an hour. */
const MAX = {
  accountFromNetwork: 5,
  accountFromStrangers: 30,
  accountFromKnownDevice: 10,
  network: 100,
  /** Of all IPv6 networks that one customer may have. */
  site: 1_000,
} as const

/** Whether a sign-in may be checked against one account. */
export interface Allowance {
  /** Why it may not; null: it may. */
  refusal: Refusal | null
  /** This account's own counts begin anew; those of other accounts do not (ACC-1). */
  succeeded(): Promise<void>
}

/**
 * Counts a sign-in with an address for each account that it may be for, by the account's id: what happens to one account says nothing
 * about another of the same address. A browser that signed in to an account before has a count of its own there, so that
 * nobody locks an owner out by guessing.
 * @param accounts the owner of the address first; null where there is none, which is counted all the same
 * @throws Refusal `too-many` for a network that tries many accounts
 */
export async function allowSignon(
  shop: Shop,
  request: FastifyRequest,
  email: string,
  accounts: readonly ({ id: string } | null)[],
): Promise<Allowance[]> {
  const network = networkOf(request.ip)
  const site = siteOf(network)
  const devices = accounts.map(account => account && knownDevice(shop, request, account.id))
  // Of the first alone: to a second account of somebody's address anybody's browser can be known.
  const first = accounts.findIndex(account => account !== null)
  const inNetwork = devices[first]
    ? async () => {}
    : await countAttempt(shop, [
        { key: `signon network ${network}`, most: MAX.network, shared: true },
        ...(site === network ? [] : [{ key: `signon site ${site}`, most: MAX.site, shared: true }]),
      ])
  const allowances: Allowance[] = []
  for (const [i, account] of accounts.entries()) {
    const id = account?.id ?? `${email} ${i}`
    // The second account of an address that has only one cannot be locked: the first one's count is what tells.
    const exists = account !== null || i === 0
    const device = devices[i]
    const limits: Limit[] = device
      ? [{ key: `signon ${id} device ${device}`, most: MAX.accountFromKnownDevice }]
      : [
          { key: `signon ${id} ${network}`, most: exists ? MAX.accountFromNetwork : Infinity },
          { key: `signon ${id}`, most: exists ? MAX.accountFromStrangers : Infinity, shared: true },
        ]
    allowances.push(await allow(shop, limits, inNetwork))
  }
  return allowances
}

async function allow(shop: Shop, limits: Limit[], also: () => Promise<void>): Promise<Allowance> {
  try {
    const forget = await countAttempt(shop, limits)
    return {
      refusal: null,
      succeeded: async () => {
        await forget()
        await also()
      },
    }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { refusal, succeeded: async () => {} }
  }
}

import type { RemoteDeclaration } from './remote.ts'

/**
 * What a page needs to be shown. `accounts`: the store keeps accounts; `account`: somebody is signed in; `cart`: something is in the cart;
 * `pickup`: and its pickup is settled; `product`: a product that can be added with one press; `order`: an order of the account;
 * `openOrder`: one that waits for its payment.
 */
export const CHECK_NEEDS = ['accounts', 'account', 'cart', 'pickup', 'product', 'order', 'openOrder'] as const
export type CheckNeed = (typeof CHECK_NEEDS)[number]

/** One thing that must be so at an address before a release may be published (REL-10). */
export interface PageCheck {
  /** Without all of it nothing is expected. */
  needs?: readonly CheckNeed[]
  /** Address to open, where it is not the path's own or its sample: `{product}`, `{order}` and `{openOrder}` stand for ids. */
  at?: string
  /** Path that it leads to; otherwise the page itself must be shown. */
  leadsTo?: string
}

/** `checks.ts` of a remote: what the gate expects of its paths, in every store. */
export type RemoteChecks<D extends RemoteDeclaration> = { [P in keyof D['paths']]?: readonly PageCheck[] }

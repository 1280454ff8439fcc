import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Failure } from 'shared-contracts/api/failure.ts'
import type { Wait } from 'shared-contracts/api/retry.ts'
import type { OrderedAs } from 'shared-contracts/remote/ordered.ts'
import type { Purchase } from '../journey/purchase.ts'
import type { Attempts } from './attempts.ts'

/** What became of one press of the pay button. */
export type PaymentOutcome =
  /** A provider's page waits for the shopper. `native`: a page of the app around the shop. */
  | { kind: 'opened'; orderID: string; redirectUrl: string; native: boolean }
  /** Nothing more to do here: store credit paid it, it costs nothing, or it is paid in the store. `as` where the store said so. */
  | { kind: 'settled'; orderID: string; as: OrderedAs | null }
  /** An earlier attempt paid the order. `again`: there is a bill all the same, so the same is being bought once more. */
  | { kind: 'paid-before'; orderID: string; again: boolean }
  /** `orderID` is set once the order is made: what failed is only its payment. */
  | { kind: 'failed'; failure: Failure; orderID: string | null }

export interface PaymentDeps {
  api: ApiClient
  attempts: Attempts
  wait: Wait
  /** The ordinary one without. */
  purchase?: Purchase
  /** A computer, where a code for the phone is more use than an app's page. */
  scan?: boolean
  /** Whom WeChat says this is, as the address of this page had it. */
  openId?: () => string | null
}

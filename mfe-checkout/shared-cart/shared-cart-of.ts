import { pause } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { SharedLine } from './cart-address.ts'
import { createSharedCart, type SharedCart } from './create-shared-cart.ts'

// By the page's own state: the notice is drawn anew where an empty cart becomes a full one.
const byState = new WeakMap<AppState, { lines: string; shared: SharedCart }>()

export function sharedCartOf({ api, state }: App, lines: readonly SharedLine[]): SharedCart {
  const key = JSON.stringify(lines)
  const known = byState.get(state)
  if (known?.lines === key) return known.shared
  const shared = createSharedCart({ api, state, wait: pause, randomID }, lines)
  byState.set(state, { lines: key, shared })
  return shared
}

/** The shopper is done with it: the same lines, handed on again, are another wish. */
export const forgetSharedCart = (state: AppState): void => void byState.delete(state)

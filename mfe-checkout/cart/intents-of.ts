import { pause } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { signalCart } from '../elsewhere/cart-signal.ts'
import { type CartIntents, createCartIntents } from './intents.ts'
import { lineName } from './line-name.ts'

// Keyed by the page's own state: what is in flight survives leaving the cart and coming back, and never meets another visitor's.
const byState = new WeakMap<AppState, CartIntents>()

export function intentsOf({ state, api, notify, translate }: App): CartIntents {
  const known = byState.get(state)
  if (known) return known
  const intents = createCartIntents({
    api,
    state,
    randomID,
    wait: pause,
    later: (ms, run) => void setTimeout(run, ms),
    written: () => signalCart(randomID()),
    rolledBack(line, failure) {
      // A row that is still there says it itself.
      if (state.$cart.get()?.lineItems[line.id]) return
      notify('error', failure.message || translate('checkout.cart.notChanged', { name: lineName(line) }))
    },
  })
  byState.set(state, intents)
  return intents
}

import { pause } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import type { Purchase } from '../journey/purchase.ts'
import { createAttempts } from './attempts.ts'
import { createPay, type Pay } from './pay.ts'
import type { PaymentDeps } from './payment-deps.ts'

interface Payment {
  deps: PaymentDeps
  pay: Pay
}

// Keyed by the page's own state: leaving the payment page and coming back meets the payment that is in flight.
const byState = new WeakMap<AppState, Map<string | null, Payment>>()

export function paymentOf({ state, api, platform }: App, purchase: Purchase): Payment {
  const own = byState.get(state) ?? new Map<string | null, Payment>()
  byState.set(state, own)
  const known = own.get(purchase.campaign)
  if (known) return known
  const deps: PaymentDeps = {
    api,
    attempts: createAttempts(browserStorage('localStorage'), randomID),
    wait: pause,
    purchase,
    scan: platform.device === 'desktop',
    openId: () => new URLSearchParams(location.search).get('wmpoid'),
  }
  const payment = { deps, pay: createPay(deps) }
  own.set(purchase.campaign, payment)
  return payment
}

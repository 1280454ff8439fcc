import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { newID } from '../new-id.ts'
import { pause } from '../persist.ts'
import { browserStorage } from '../storage.ts'
import { createAttemptKeys } from './keys.ts'
import { createPay, type PayDeps } from './pay.ts'

interface PagePay {
  deps: PayDeps
  pay: ReturnType<typeof createPay>
}

// Keyed by the page's own state: leaving the payment page and coming back meets the payment that is under way.
const byState = new WeakMap<AppState, PagePay>()

export function payOf({ state, api, platform }: App): PagePay {
  const known = byState.get(state)
  if (known) return known
  // The storage that tabs share: two tabs with one bill make one order.
  const keys = createAttemptKeys(browserStorage('localStorage'), newID)
  const deps: PayDeps = {
    api,
    keys,
    wait: pause,
    scan: platform.device === 'desktop',
    openId: () => new URLSearchParams(location.search).get('wmpoid'),
  }
  const made = { deps, pay: createPay(deps) }
  byState.set(state, made)
  return made
}

import { pause } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { createSaved, type Saved } from './create-saved.ts'

// Keyed by the page's own state: one process renders many visitors.
const byState = new WeakMap<AppState, Saved>()

export function savedOf({ api, state }: App): Saved {
  const known = byState.get(state)
  if (known) return known
  const saved = createSaved({ api, state, storage: browserStorage('localStorage'), wait: pause, randomID })
  byState.set(state, saved)
  return saved
}

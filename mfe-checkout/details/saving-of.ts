import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { createSaving, type Saving } from './saving.ts'

// Keyed by the page's own state: one process renders many visitors, and none of them sends anything.
const byState = new WeakMap<AppState, Saving>()

export function savingOf(state: AppState): Saving {
  const known = byState.get(state)
  if (known) return known
  const saving = createSaving()
  byState.set(state, saving)
  return saving
}

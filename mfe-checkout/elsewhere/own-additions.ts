import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { itemOf } from './changes-elsewhere.ts'

const byState = new WeakMap<AppState, Set<string>>()

/** Items that this tab adds, until it is known what became of that. */
export function ownAdditions(state: AppState): Set<string> {
  const own = byState.get(state) ?? new Set()
  byState.set(state, own)
  return own
}

/** What becomes of these items meanwhile is nobody else's doing (CRT-2); nor is it later, where the answer was lost. @throws what `add` throws */
export async function addHere<T>(
  state: AppState,
  items: readonly Pick<LineItem, 'productID' | 'optionPair'>[],
  add: () => Promise<T>,
): Promise<T> {
  const own = ownAdditions(state)
  for (const item of items) own.add(itemOf(item))
  let known = true
  try {
    return await add()
  } catch (error) {
    known = readFailure(error).kind === 'refused'
    throw error
  } finally {
    if (known) for (const item of items) own.delete(itemOf(item))
  }
}

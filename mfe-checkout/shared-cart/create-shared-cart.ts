import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { type AppState, acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { addHere } from '../elsewhere/own-additions.ts'
import type { SharedLine } from './cart-address.ts'

export interface SharedCartView {
  busy: boolean
  /** They were taken, but for what is said. */
  done: boolean
  /** Why lines were left out, or nothing was taken, in the store's words; empty where there was no answer. */
  said: readonly string[]
}

export interface SharedCartDeps {
  api: ApiClient
  state: AppState
  wait: Wait
  randomID(): string
}

/** Lines that somebody else handed on: one wish, however often it is sent and wherever on the page it is asked for. */
export function createSharedCart(
  { api, state, wait, randomID }: SharedCartDeps,
  lines: readonly SharedLine[],
) {
  const $view = atom<SharedCartView>({ busy: false, done: false, said: [] })
  const body = { intentID: randomID(), lines: [...lines] }
  return {
    $view,
    /** @returns whether all of them are in the cart */
    async take(): Promise<boolean> {
      if ($view.get().busy || $view.get().done) return false
      $view.set({ busy: true, done: false, said: [] })
      try {
        return await addHere(state, lines, async () => {
          const { cart, refused } = await retry(() => api('POST shoppingManagement4/iCart', { body }), wait)
          // Before the cart, which may show this in another place.
          $view.set({ busy: false, done: true, said: refused.map(({ message }) => message) })
          acceptCart(state, cart)
          return refused.length === 0
        })
      } catch (error) {
        $view.set({ busy: false, done: false, said: [readFailure(error).message] })
        return false
      }
    },
  }
}
export type SharedCart = ReturnType<typeof createSharedCart>

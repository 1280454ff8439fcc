import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'

export interface DepositView {
  busy: boolean
  /** Why nothing was taken, in the store's words; empty without an answer, null when nothing failed. */
  problem: string | null
  /** The last one was taken. */
  done: boolean
  /** So was any. */
  taken: boolean
}

interface Deps {
  api: ApiClient
  wait: Wait
  randomID(): string
  /** Reads the order again: what is left to pay is the server's to say. */
  reload(): Promise<void>
}

/** Store credit that pays a part of an order that was made before, at once (CHK-4). */
export function createDeposit({ api, wait, randomID, reload }: Deps, orderID: string) {
  const $view = atom<DepositView>({ busy: false, problem: null, done: false, taken: false })
  /** Amount → its key, until it was taken: one wish is taken once, however often it is sent. */
  const keys = new Map<number, string>()
  return {
    $view,
    /** @param amount minor units, above 0 */
    async pay(amount: number): Promise<void> {
      const { busy, taken } = $view.get()
      if (busy) return
      $view.set({ busy: true, problem: null, done: false, taken })
      const idempotencyKey = keys.get(amount) ?? randomID()
      keys.set(amount, idempotencyKey)
      const body = { orderID, amount, idempotencyKey }
      let problem: string | null = null
      try {
        await retry(() => api('POST shoppingManagement4/applyStoreCreditDeposit', { body }), wait)
        keys.delete(amount)
      } catch (error) {
        problem = readFailure(error).message
      }
      try {
        // Also after a refusal: the order may be another one by now.
        await reload()
      } finally {
        // Not before: who presses once more, by what the page said until then, would have it taken once more.
        const done = problem === null
        $view.set({ busy: false, problem, done, taken: taken || done })
      }
    },
  }
}
export type Deposit = ReturnType<typeof createDeposit>

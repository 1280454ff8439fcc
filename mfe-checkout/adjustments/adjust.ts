import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { TipChoice } from 'shared-contracts/api/entities/order.ts'
import { readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { oneAtATime } from '../journey/one-at-a-time.ts'
import { type Purchase, queryOf } from '../journey/purchase.ts'

/** What of the order can be changed beside its bill. */
export interface Wishes {
  /** Code to use in place of any other, null for none. */
  coupon: string | null
  tip: TipChoice | null
  /** Most of the store credit to use, minor units; 0 is none. */
  credit: number
  /** Words to the store; empty takes them back. */
  comment: string
}
export type Part = keyof Wishes

type Send<P extends Part> = (api: ApiClient, wish: Wishes[P], purchase: Purchase) => Promise<unknown>

/** The code that takes the coupon off. */
const NO_COUPON = '-'

const SEND: { readonly [P in Part]: Send<P> } = {
  coupon: (api, code, purchase) =>
    api('GET shoppingManagement4/couponVerification/{coupon}', {
      params: { coupon: code ?? NO_COUPON },
      query: queryOf(purchase),
    }),
  tip: (api, tip, purchase) =>
    api('POST shoppingManagement4/tips', { query: queryOf(purchase), body: { tip } }),
  credit: (api, amount, purchase) =>
    api('POST shoppingManagement4/applyStoreCredit', { query: queryOf(purchase), body: { amount } }),
  comment: (api, comment, purchase) =>
    api('POST shoppingManagement4/updateCustomerComment', { query: queryOf(purchase), body: { comment } }),
}

export interface AdjustView {
  /** On its way to the server: what the bill says may be about to change. */
  busy: Part | null
  /** What was asked for last of each part and has no answer yet, also where it still waits: a choice stays where it was made. */
  asked: Partial<Wishes>
  /** Why the last change of a part was not made, in the store's words; empty without an answer. What another part does leaves it said. */
  problem: { part: Part; message: string } | null
  /** Changed last, and taken. */
  done: Part | null
}

export interface AdjustDeps {
  api: ApiClient
  wait: Wait
  purchase: Purchase
  /** Reads the bill again: what a wish comes to is the server's to say (CHK-4). */
  reload(): Promise<void>
}

/** Changes of coupon, tip, credit and comment, one at a time; each waits for the one before. */
export function createAdjust({ api, wait, purchase, reload }: AdjustDeps) {
  const $view = atom<AdjustView>({ busy: null, asked: {}, problem: null, done: null })
  const queue = oneAtATime()
  const show = (now: Partial<AdjustView>) => $view.set({ ...$view.get(), ...now })

  async function run<P extends Part>(part: P, wish: Wishes[P]): Promise<void> {
    let { problem } = $view.get()
    if (problem?.part === part) problem = null
    let done: Part | null = part
    show({ busy: part, problem, done: null })
    try {
      await retry(() => SEND[part](api, wish, purchase), wait)
    } catch (error) {
      problem = { part, message: readFailure(error).message }
      done = null
    }
    try {
      // Also after a refusal: what it was refused for may have changed the bill.
      await reload()
    } finally {
      const { asked } = $view.get()
      const { [part]: last, ...others } = asked
      show({ busy: null, asked: last === wish ? others : asked, problem, done })
    }
  }
  return {
    $view,
    apply<P extends Part>(part: P, wish: Wishes[P]): Promise<void> {
      show({ asked: { ...$view.get().asked, [part]: wish } })
      return queue.run(() => run(part, wish))
    },
    /**
     * Resolves once nothing is on its way.
     * @returns whether what was on its way was taken; what was refused before is said at its part and stops nothing
     */
    async settled(): Promise<boolean> {
      const before = $view.get().problem
      await queue.settled()
      const { problem } = $view.get()
      return !problem || problem === before
    },
  }
}
export type Adjust = ReturnType<typeof createAdjust>

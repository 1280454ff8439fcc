import { atom } from 'nanostores'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { OrderedAs } from 'shared-contracts/remote/ordered.ts'
import { dueOf } from '../bill/due.ts'
import type { BillIdentity } from './attempts.ts'
import type { Pay } from './pay.ts'
import type { PaymentOutcome } from './payment-deps.ts'
import { type Problem, problemOf } from './problems.ts'

export type Opened = Extract<PaymentOutcome, { kind: 'opened' }>

/** Why paying stopped. */
export interface Stopped {
  problem: Problem
  /** The store's own words, in the shopper's language. */
  message: string
  /** What was to pay by the bill that was on the screen, minor units; set where that has changed. */
  dueBefore?: number
}

export interface PayView {
  step: 'idle' | 'placing' | 'opened'
  /** Set at step `opened`. */
  opened: Opened | null
  /** The order of this bill that still waits for its payment. */
  waiting: string | null
  stopped: Stopped | null
  /** An order that an earlier attempt paid; the bill is for the same once more. */
  paidBefore: string | null
}

export interface PayFlowDeps {
  pay: Pay
  findWaiting(bill: BillIdentity): Promise<string | null>
  /** The order is made. */
  ordered(): void
  /** @returns false where the page could not be opened */
  leave(opened: Opened): Promise<boolean>
  /** @param as how it stands, where the store said so */
  showOrder(orderID: string, as: OrderedAs | null): void
  reload(): Promise<void>
  /** Asked at the press. @returns whether the shopper is still there */
  stay(): () => boolean
}

const IDLE: PayView = { step: 'idle', opened: null, waiting: null, stopped: null, paidBefore: null }

export type PayFlow = ReturnType<typeof createPayFlow>

/** What the payment page shows of paying, from one press of the button to the next; what must not happen twice is in `pay` (CHK-8). */
export function createPayFlow(deps: PayFlowDeps) {
  const { pay, findWaiting, ordered, leave, showOrder, reload, stay } = deps
  const $view = atom<PayView>(IDLE)
  const show = (part: Partial<PayView>) => $view.set({ ...$view.get(), ...part })
  const idle = { step: 'idle', opened: null } as const

  async function go(opened: Opened): Promise<void> {
    if (!(await leave(opened))) show({ ...idle, stopped: { problem: 'payment-provider', message: '' } })
  }

  async function take(bill: BillIdentity, outcome: PaymentOutcome, isHere: boolean): Promise<void> {
    const { kind, orderID } = outcome
    if (orderID) {
      ordered()
      show({ waiting: orderID })
    }
    // The order that waits is told wherever they are.
    if (!isHere) return show(idle)
    if (kind === 'opened') {
      show({ step: 'opened', opened: outcome })
      return go(outcome)
    }
    if (kind === 'settled') return showOrder(outcome.orderID, outcome.as)
    if (kind === 'paid-before') {
      if (!outcome.again) return showOrder(outcome.orderID, null)
      return show({ ...idle, waiting: null, paidBefore: outcome.orderID })
    }
    const problem = problemOf(outcome.failure, orderID !== null)
    if (problem === 'bill-changed') await reload()
    show({ ...idle, stopped: { problem, message: outcome.failure.message, dueBefore: dueOf(bill) } })
  }

  return {
    $view,
    async pay(bill: BillIdentity, option: PaymentOption): Promise<void> {
      if ($view.get().step !== 'idle') return
      show({ step: 'placing', stopped: null, paidBefore: null })
      const isHere = stay()
      try {
        await take(bill, await pay(bill, option), isHere())
      } catch (error) {
        // Whatever broke, the button works again: what must not happen twice is in `pay`.
        show(idle)
        throw error
      }
    },
    /** A bill is seen: its order's key exists from now on, before anything is asked. @returns stops waiting for the answer */
    see(bill: BillIdentity): () => void {
      let wanted = true
      void findWaiting(bill).then(waiting => wanted && show({ waiting }))
      return () => {
        wanted = false
      }
    },
    /** The shopper is back on the page, maybe from the provider. @param fromCache by Back, to the page as it was left */
    returned(fromCache: boolean): void {
      if (!fromCache && $view.get().step !== 'opened') return
      show(idle)
      void reload()
    },
    /** Goes once more to the provider's page. */
    async reopen(): Promise<void> {
      const { opened } = $view.get()
      if (opened) await go(opened)
    },
  }
}

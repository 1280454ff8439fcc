import type { WritableAtom } from 'nanostores'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { OrderedAs } from 'shared-contracts/remote/ordered.ts'
import { dueOf } from '../bill/due.ts'
import type { BillIdentity } from './attempts.ts'
import type { Pay } from './pay.ts'
import type { Opened, PayView } from './pay-view.ts'
import type { PaymentOutcome } from './payment-deps.ts'
import { problemOf } from './problems.ts'

export interface PayingDeps {
  pay: Pay
  findWaiting(bill: BillIdentity): Promise<string | null>
  /** The order is made. */
  ordered(): void
  /** @returns false where the page could not be opened */
  leave(opened: Opened): Promise<boolean>
  /** @param as how it stands, where the store said so */
  showOrder(orderID: string, as: OrderedAs | null): void
  reload(): Promise<void>
}

type View = WritableAtom<PayView>

export type Paying = ReturnType<typeof createPaying>

/** Pays, and shows what became of it. */
export function createPaying({ pay, findWaiting, ordered, leave, showOrder, reload }: PayingDeps) {
  const idle = { step: 'idle', opened: null } as const
  const show = ($view: View, part: Partial<PayView>) => $view.set({ ...$view.get(), ...part })

  async function go($view: View, opened: Opened): Promise<void> {
    if (!(await leave(opened)))
      show($view, { ...idle, stopped: { problem: 'payment-provider', message: '' } })
  }

  async function take($view: View, bill: BillIdentity, outcome: PaymentOutcome, isHere: boolean) {
    const { kind, orderID } = outcome
    if (orderID) {
      ordered()
      show($view, { waiting: orderID })
    }
    // The order that waits is told wherever they are.
    if (!isHere) return show($view, idle)
    if (kind === 'opened') {
      show($view, { step: 'opened', opened: outcome })
      return go($view, outcome)
    }
    if (kind === 'settled') return showOrder(outcome.orderID, outcome.as)
    if (kind === 'paid-before') {
      if (!outcome.again) return showOrder(outcome.orderID, null)
      return show($view, { ...idle, waiting: null, paidBefore: outcome.orderID })
    }
    const problem = problemOf(outcome.failure, orderID !== null)
    if (problem === 'bill-changed') await reload()
    show($view, { ...idle, stopped: { problem, message: outcome.failure.message, dueBefore: dueOf(bill) } })
  }

  return {
    findWaiting,
    go,
    /** @param isHere says whether the shopper who pressed is still there */
    async pay($view: View, bill: BillIdentity, option: PaymentOption, isHere: () => boolean): Promise<void> {
      await take($view, bill, await pay(bill, option), isHere())
    },
  }
}

import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { PAYMENT_OPTIONS, type PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { hold, paymentHold, unhold } from 'shared-contracts/remote/state/hold.ts'
import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'
import { dueOf } from '../bill/due.ts'
import { ATTEMPTS_KEY } from './kept-attempts.ts'

/** What is known of paying one bill: enough to go on with the same order after a reload (CHK-8). */
export interface Attempt {
  /** Idempotency key of the order. */
  orderKey: string
  orderID: string | null
  /** Idempotency key of the payment, by way to pay. */
  payments: Partial<Record<PaymentOption, string>>
  /** A provider's page was opened, so money may have moved. */
  opened: boolean
}
/** A bill as the shopper saw it. */
export type BillIdentity = Pick<Bill, 'id' | 'total' | 'due' | 'currency'>
type Entry = [bill: string, attempt: Attempt]

const MAX_ATTEMPTS = 8

/** Another amount to pay is another bill, so never the same key for other content. */
const nameOf = (bill: BillIdentity) => `${bill.id}|${dueOf(bill)}|${bill.currency}`

const newAttempt = (orderKey: string): Attempt => ({ orderKey, orderID: null, payments: {}, opened: false })

export type Attempts = ReturnType<typeof createAttempts>

/** @param storage shared by the tabs of one browser, so that two tabs pay with one key */
export function createAttempts(storage: BrowserStorage, randomID: () => string) {
  function read(): Entry[] {
    const stored = readJson(storage, ATTEMPTS_KEY)
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  }
  const write = (entries: readonly Entry[]) => writeJson(storage, ATTEMPTS_KEY, entries)
  const without = (name: string) => read().filter(([other]) => other !== name)

  const release = ({ orderID }: Attempt) => orderID && unhold(storage, paymentHold(orderID))

  function put(bill: BillIdentity, attempt: Attempt): Attempt {
    const name = nameOf(bill)
    const entries: Entry[] = [...without(name), [name, attempt]]
    for (const [, old] of entries.slice(0, -MAX_ATTEMPTS)) release(old)
    write(entries.slice(-MAX_ATTEMPTS))
    return attempt
  }
  const find = (bill: BillIdentity) => read().find(([name]) => name === nameOf(bill))?.[1]
  /** The attempt of this bill; a new one, with its order key, when there is none. */
  const attemptOf = (bill: BillIdentity): Attempt => find(bill) ?? put(bill, newAttempt(randomID()))
  /**
   * Changes what is known of one order. While a call was under way another tab may have given that order up and made the next one
   * of the same bill: what is known of the next one stays.
   * @returns null when the bill's order is another one
   */
  function change(bill: BillIdentity, orderID: string, part: Partial<Attempt>): Attempt | null {
    const attempt = attemptOf(bill)
    return attempt.orderID === orderID ? put(bill, { ...attempt, ...part }) : null
  }

  return {
    attemptOf,
    /** Ways to pay whose provider may have been opened for this bill's order. */
    openedOptions(bill: BillIdentity): PaymentOption[] {
      const { opened, payments } = attemptOf(bill)
      return opened ? PAYMENT_OPTIONS.filter(option => payments[option]) : []
    },
    /** The order that was made of a bill. */
    orderOf: (bill: BillIdentity): string | null => find(bill)?.orderID ?? null,
    /** Ids of orders that were made here and are not known to be over, newest first. */
    orderIDs: (): string[] => [...new Set(read().flatMap(([, { orderID }]) => orderID ?? []))].reverse(),
    /** Ways to pay whose provider may have been opened for an order, whatever bill it was made of. */
    openedFor(orderID: string): PaymentOption[] {
      const own = read().flatMap(([, attempt]) => (attempt.orderID === orderID ? [attempt] : []))
      return PAYMENT_OPTIONS.filter(option => own.some(({ opened, payments }) => opened && payments[option]))
    },
    /** The order is over or dropped: its bill, asked for again, makes a new one. */
    forgetOrder(orderID: string): void {
      unhold(storage, paymentHold(orderID))
      write(read().filter(([, attempt]) => attempt.orderID !== orderID))
    },
    /**
     * The payment key of one way to pay; a new one when there is none.
     * @param orderID the order to be paid; null for one that is made by being paid
     */
    paymentKey(bill: BillIdentity, option: PaymentOption, orderID: string | null): string {
      const attempt = attemptOf(bill)
      const own = orderID === null || attempt.orderID === orderID
      const key = (own && attempt.payments[option]) || randomID()
      if (own) put(bill, { ...attempt, payments: { ...attempt.payments, [option]: key } })
      return key
    },
    /**
     * @param orderKey the key that the order was asked for with
     * @returns null when another tab has a newer key for this bill
     */
    placed(bill: BillIdentity, orderKey: string, orderID: string): Attempt | null {
      const known = find(bill)
      if (known && known.orderKey !== orderKey) return null
      return put(bill, { ...(known ?? newAttempt(orderKey)), orderID })
    },
    /** From now on money may move: no tab of this browser is moved to another release. */
    opened(bill: BillIdentity, orderID: string): void {
      change(bill, orderID, { opened: true })
      hold(storage, paymentHold(orderID))
    },
    /** The provider refused: the next try is a new payment of the same order. */
    renewPayment(bill: BillIdentity, option: PaymentOption, orderID: string): void {
      const { [option]: _, ...payments } = attemptOf(bill).payments
      change(bill, orderID, { payments })
    },
    /** Every payment of an order so far was declined. */
    declined(bill: BillIdentity, orderID: string): void {
      change(bill, orderID, { payments: {}, opened: false })
      unhold(storage, paymentHold(orderID))
    },
    /** The order is over (paid, cancelled): the same bill, asked for again, makes a new one. */
    forget(bill: BillIdentity): void {
      release(attemptOf(bill))
      write(without(nameOf(bill)))
    },
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const attempt = entry[1] as Partial<Attempt> | null
  return (
    typeof attempt?.orderKey === 'string' && typeof attempt.payments === 'object' && attempt.payments !== null
  )
}

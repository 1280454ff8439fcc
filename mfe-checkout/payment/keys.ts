import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { ATTEMPTS_KEY } from 'shared-contracts/remote/state/open-attempt.ts'
import { readJson, writeJson } from '../storage.ts'
import { OPTIONS } from './options.ts'

/** What is known of paying one bill: enough to go on with the same order after a reload (CHK-8). */
export interface Attempt {
  /** Idempotency key of the order. */
  orderKey: string
  orderID: string | null
  /** Idempotency key of the payment attempt, by way to pay. */
  payments: Partial<Record<PaymentOption, string>>
  /** A provider's page was opened, so money may have moved. */
  opened: boolean
}
export type BillIdentity = Pick<Bill, 'id' | 'total' | 'currency'>

const KEPT = 8

/** One key per bill as the shopper saw it: another total is another bill, so never the same key for other content. */
const nameOf = ({ id, total, currency }: BillIdentity) => `${id}|${total}|${currency}`

export type AttemptKeys = ReturnType<typeof createAttemptKeys>

/** @param storage shared by the tabs of one browser, so that two tabs pay with one key; null keeps the keys in the page */
export function createAttemptKeys(storage: Storage | null, newID: () => string) {
  let inPage: [string, Attempt][] = []

  function all(): [string, Attempt][] {
    const kept = readJson(storage, ATTEMPTS_KEY)
    return Array.isArray(kept) ? kept.filter(isEntry) : inPage
  }
  function put(bill: BillIdentity, attempt: Attempt): Attempt {
    const name = nameOf(bill)
    inPage = [...all().filter(([n]) => n !== name), [name, attempt] as [string, Attempt]].slice(-KEPT)
    writeJson(storage, ATTEMPTS_KEY, inPage)
    return attempt
  }
  const find = (bill: BillIdentity) => all().find(([name]) => name === nameOf(bill))?.[1] ?? null
  const open = (bill: BillIdentity): Attempt =>
    find(bill) ?? put(bill, { orderKey: newID(), orderID: null, payments: {}, opened: false })
  const change = (bill: BillIdentity, part: Partial<Attempt>) => put(bill, { ...open(bill), ...part })

  return {
    find,
    /** Ways to pay whose provider may have been opened for this bill's order. */
    openedWith(bill: BillIdentity): PaymentOption[] {
      const { opened, payments } = open(bill)
      return opened
        ? (Object.keys(payments).filter(name => Object.hasOwn(OPTIONS, name)) as PaymentOption[])
        : []
    },
    /** The attempt of this bill; a new one, with its order key, when there is none. */
    open,
    /** The payment key of one way to pay; a new one when there is none. */
    paymentKey(bill: BillIdentity, option: PaymentOption): string {
      const { payments } = open(bill)
      const key = payments[option] ?? newID()
      if (!payments[option]) change(bill, { payments: { ...payments, [option]: key } })
      return key
    },
    placed: (bill: BillIdentity, orderID: string) => change(bill, { orderID }),
    opened: (bill: BillIdentity) => change(bill, { opened: true }),
    /** The provider refused: the next try is a new attempt of the same order. */
    renewPayment(bill: BillIdentity, option: PaymentOption) {
      const { [option]: _, ...payments } = open(bill).payments
      return change(bill, { payments })
    },
    /** Every attempt so far was declined. */
    declined: (bill: BillIdentity) => change(bill, { payments: {}, opened: false }),
    /** The order is over (paid, cancelled): the same bill, asked for again, makes a new one. */
    forget(bill: BillIdentity) {
      inPage = all().filter(([name]) => name !== nameOf(bill))
      writeJson(storage, ATTEMPTS_KEY, inPage)
    },
  }
}

function isEntry(entry: unknown): entry is [string, Attempt] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const attempt = entry[1] as Partial<Attempt> | null
  return (
    typeof attempt?.orderKey === 'string' && typeof attempt.payments === 'object' && attempt.payments !== null
  )
}

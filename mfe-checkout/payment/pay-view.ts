import type { PaymentOutcome } from './payment-deps.ts'
import type { Problem } from './problems.ts'

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

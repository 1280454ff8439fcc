import type { Failure } from 'shared-contracts/api/failure.ts'
import type { Step } from '../journey/purchase.ts'

/** Why paying stopped, each with its own three sentences: what happened, what is safe, what to do next (ERR-2). */
export const PROBLEMS = {
  unclear: { onward: null },
  'bill-changed': { onward: null },
  'out-of-stock': { onward: 'cart' },
  'cart-empty': { onward: 'cart' },
  'unpaid-limit': { onward: 'cart' },
  'slot-gone': { onward: 'details' },
  'draft-incomplete': { onward: 'details' },
  'not-delivered': { onward: 'details' },
  'below-minimum': { onward: 'cart' },
  'not-sold-here': { onward: 'cart' },
  coupon: { onward: null },
  'credit-short': { onward: null },
  campaign: { onward: null },
  'online-only': { onward: null },
  'payment-provider': { onward: null },
  'payment-unclear': { onward: null },
  'order-closed': { onward: 'payment' },
  refused: { onward: 'cart' },
} as const satisfies Record<string, { onward: Step | null }>
export type Problem = keyof typeof PROBLEMS

/** Codes that mean the bill on the screen is not the one the store has now. */
const STALE = new Set(['bill-changed', 'key-reused', 'not-found'])

/** The field a refusal names when the order cannot be paid in the store. */
const AT_STORE = 'pickUpAandPayAtStore'

/** @param orderMade whether the order exists, so that only its payment failed */
export function problemOf({ kind, code, field }: Failure, orderMade: boolean): Problem {
  if (orderMade) return kind === 'refused' ? 'payment-provider' : 'payment-unclear'
  if (kind !== 'refused') return 'unclear'
  if (STALE.has(code)) return 'bill-changed'
  if (field?.endsWith(AT_STORE)) return 'online-only'
  const family = code.split('-')[0] ?? ''
  if (family === 'coupon' || family === 'campaign') return family
  return Object.hasOwn(PROBLEMS, code) ? (code as Problem) : 'refused'
}

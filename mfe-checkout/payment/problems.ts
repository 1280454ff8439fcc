import type { ErrorCode } from 'shared-contracts/api/errors.ts'
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
  'store-closed': { onward: 'details' },
  'not-sold-here': { onward: 'cart' },
  coupon: { onward: null },
  'credit-short': { onward: null },
  campaign: { onward: 'cart' },
  'online-only': { onward: null },
  'payment-provider': { onward: null },
  'payment-unclear': { onward: null },
  'too-many': { onward: null },
  'order-closed': { onward: 'payment' },
  refused: { onward: 'cart' },
} as const satisfies Record<string, { onward: Step | null }>
export type Problem = keyof typeof PROBLEMS

/** What each refusal stops, where its code is not the problem's own name. Codes that are not listed have no words of their own. */
const PROBLEM_OF_CODE = {
  'key-reused': 'bill-changed',
  'not-found': 'bill-changed',
  'coupon-unknown': 'coupon',
  'coupon-not-yet': 'coupon',
  'coupon-expired': 'coupon',
  'coupon-used-up': 'coupon',
  'coupon-used': 'coupon',
  'coupon-minimum': 'coupon',
  'coupon-other-goods': 'coupon',
  'coupon-first-order': 'coupon',
  'coupon-group-buy': 'coupon',
  'campaign-not-open': 'campaign',
  'campaign-full': 'campaign',
  'campaign-limit': 'campaign',
} as const satisfies Partial<Record<ErrorCode, Problem>>

/** The field a refusal names when the order cannot be paid in the store. */
const AT_STORE = 'pickUpAandPayAtStore'

/** @param orderMade whether the order exists, so that only its payment failed */
export function problemOf({ kind, code, field }: Failure, orderMade: boolean): Problem {
  if (code === 'too-many') return 'too-many'
  if (orderMade) return kind === 'refused' ? 'payment-provider' : 'payment-unclear'
  if (kind !== 'refused') return 'unclear'
  if (field?.endsWith(AT_STORE)) return 'online-only'
  if (Object.hasOwn(PROBLEM_OF_CODE, code)) return PROBLEM_OF_CODE[code as keyof typeof PROBLEM_OF_CODE]
  return Object.hasOwn(PROBLEMS, code) ? (code as Problem) : 'refused'
}

import * as v from 'valibot'

/** Body of every refused call (API-3). The first message is what the shopper sees; it is in their language. */
export const ErrorBody = v.object({
  error: v.object({
    errors: v.pipe(
      v.array(
        v.object({
          code: v.string(),
          message: v.string(),
          /** Path of the field at fault. */ field: v.optional(v.string()),
        }),
      ),
      v.minLength(1),
    ),
  }),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Codes the reference backend gives, with the HTTP status each comes with. */
export const ERROR_STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'bad-token': 403,
  'sign-in-again': 403,
  'link-expired': 410,
  'too-large': 413,
  'not-a-picture': 415,
  'already-there': 409,
  'identity-taken': 409,
  'identity-missing': 409,
  'identity-refused': 401,
  'identity-provider': 502,
  'not-found': 404,
  'no-longer-sold': 410,
  'no-such-call': 404,
  'out-of-stock': 409,
  'not-sold-here': 409,
  'slot-gone': 409,
  'not-delivered': 409,
  'below-minimum': 409,
  'store-closed': 409,
  'bill-changed': 409,
  'in-progress': 409,
  'cart-empty': 409,
  'draft-incomplete': 409,
  'key-reused': 422,
  'too-many': 429,
  'unpaid-limit': 409,
  'order-closed': 409,
  'cancel-late': 409,
  'coupon-unknown': 404,
  'coupon-not-yet': 409,
  'coupon-expired': 409,
  'coupon-used-up': 409,
  'coupon-used': 409,
  'coupon-minimum': 409,
  'coupon-other-goods': 409,
  'coupon-first-order': 409,
  'coupon-group-buy': 409,
  'credit-short': 409,
  'campaign-not-open': 409,
  'campaign-full': 409,
  'campaign-limit': 409,
  internal: 500,
  'payment-provider': 502,
  unavailable: 503,
} as const satisfies Record<string, number>
export type ErrorCode = keyof typeof ERROR_STATUS

/**
 * What a refusal names: a code of the contract, `unknown` where it names none, or one that another store's backend has of its own.
 * Compare it with a constant that is an `ErrorCode` (`'slot-gone' satisfies ErrorCode`): what the contract does not have then does not compile.
 */
export type RefusalCode = ErrorCode | 'unknown' | (string & {})

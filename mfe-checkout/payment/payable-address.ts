import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'

const CODE: ErrorCode = 'payment-provider'

/**
 * The address of a payment page as the browser may follow it: http(s), or a path of this shop.
 * @param call that answered with it
 * @throws ApiError `payment-provider` for anything else
 */
export function payableAddress(address: string, call: string): string {
  try {
    // Any other without a scheme is of the page that pays: this very one, or none.
    if (/^\s*(https?:\/)?\//i.test(address) && new URL(address, 'https://own.invalid')) return address
  } catch {}
  throw new ApiError(call, 502, { error: { errors: [{ code: CODE, message: '' }] } })
}

import { ApiError } from 'shared-contracts/api/api-error.ts'

/**
 * The address of a payment page as the browser may follow it: http(s), or a path of this shop.
 * @throws ApiError `payment-provider` for anything else
 */
export function payableAddress(address: string): string {
  try {
    if (/^https?:$/.test(new URL(address, 'https://own.invalid').protocol)) return address
  } catch {}
  throw new ApiError('POST shoppingManagement4/requestOTTH5Payment', 502, {
    error: { errors: [{ code: 'payment-provider', message: '' }] },
  })
}

import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { RETURN_PROVIDERS } from 'shared-contracts/payment/providers.ts'
import type { ReturnAddress } from './return-address.ts'
import { readVerdict, type Verdict } from './verdict.ts'

/** How one check ended. `temporary`: the same question may well be answered a moment later. */
export type Outcome =
  | { type: 'answered'; verdict: Verdict; orderID: string }
  | { type: 'refused'; message: string; temporary: boolean }
  | { type: 'unreachable' }

/** Longest query string that the check calls take. */
const LONGEST = 2000
const TOO_MANY = 429

/**
 * Asks the backend once what became of the payment, by the returning provider's own call (RET-3).
 * @throws only when `signal` is aborted; every other end of the call is an outcome
 */
export async function askProvider(
  api: ApiClient,
  address: ReturnAddress,
  signal: AbortSignal,
): Promise<Outcome> {
  const { check, sendsStatus } = RETURN_PROVIDERS[address.provider]
  const { orderID, status } = address
  const body = {
    returnUrlInfo: address.returnUrlInfo.slice(0, LONGEST),
    orderID,
    ...(sendsStatus ? { status } : {}),
  }
  try {
    const answer = (await api(check, { body, signal })) ?? {}
    return { type: 'answered', verdict: readVerdict(answer), orderID: answer.orderID ?? orderID }
  } catch (error) {
    if (signal.aborted) throw error
    if (!isApiError(error)) return { type: 'unreachable' }
    const temporary = error.status >= 500 || error.status === TOO_MANY
    return { type: 'refused', message: error.message, temporary }
  }
}

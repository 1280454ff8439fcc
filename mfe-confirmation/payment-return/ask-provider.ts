import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { providerOf } from 'shared-contracts/api/payment/providers.ts'
import type { ReturnAddress } from './return-address.ts'
import { isBareSuccess, type OrderAnswer, readVerdict, type Verdict } from './verdict.ts'

/** How one check ended. `temporary`: the same question may well be answered a moment later. */
export type Outcome =
  | {
      type: 'answered'
      verdict: Verdict
      orderID: string
      order: ReturnedOrder | null
      /** The answer's own words, for the debug line (RET-7). */
      statuses: string
      /** What the app around the page said of a failure (RET-8), or the order of why it is over. */
      message?: string | undefined
    }
  | { type: 'refused'; message: string; temporary: boolean }
  | { type: 'unreachable' }

/** Characters of the query string that the calls take. */
const MAX_QUERY = 2000
const TOO_MANY = 429

/**
 * Asks the backend once what became of the payment, by the returning provider's own call (RET-3).
 * @param reported the mini program's failure was reported before: then the order itself is asked (RET-8)
 * @throws only when `signal` is aborted; every other end of the call is an outcome
 */
export async function askProvider(
  api: ApiClient,
  address: ReturnAddress,
  signal: AbortSignal,
  reported = false,
): Promise<Outcome> {
  const gaveUp = address.source === 'wechat-miniprogram' && address.failure !== null
  const said = gaveUp && { message: address.failure ?? '' }
  try {
    const answer = (await ask(api, address, signal, reported)) ?? {}
    const processed = address.source === 'wechat-miniprogram' && !gaveUp
    const verdict = processed && isBareSuccess(answer) ? 'paid' : readVerdict(answer)
    // Only the scan-to-pay provider's check says so (RET-7); of any other it is no answer.
    if (verdict === 'incomplete' && !gaveUp && address.source !== 'snappay') return { type: 'unreachable' }
    return {
      type: 'answered',
      // The app around the page said it failed; only the backend's own word is stronger (RET-8, RET-13).
      verdict: gaveUp && verdict !== 'paid' && verdict !== 'accepted' ? 'failed' : verdict,
      orderID: answer.orderID ?? address.orderID,
      order: answer.order ?? null,
      statuses: `${answer.status} ${answer.paymentStatus}`,
      message: answer.why,
      ...said,
    }
  } catch (error) {
    if (signal.aborted) throw error
    if (gaveUp)
      return {
        type: 'answered',
        verdict: 'failed',
        orderID: address.orderID,
        order: null,
        statuses: '',
        ...said,
      }
    if (!isApiError(error)) return { type: 'unreachable' }
    const temporary = error.status >= 500 || error.status === TOO_MANY
    return { type: 'refused', message: error.message, temporary }
  }
}

async function ask(
  api: ApiClient,
  address: ReturnAddress,
  signal: AbortSignal,
  reported: boolean,
): Promise<OrderAnswer | null> {
  const { orderID, status } = address
  const returnUrlInfo = address.returnUrlInfo.slice(0, MAX_QUERY)
  if (address.source === 'wechat-miniprogram') {
    const { openID, failure } = address
    if (failure === null) {
      const body = { orderID, weChatOpenId: openID, returnUrlInfo }
      return api('POST shoppingManagement4/processWeChatMiniProgramPayment/success', { body, signal })
    }
    if (reported) return askOrder(api, orderID, returnUrlInfo, signal)
    const body = { orderID, errorMessage: failure.slice(0, LIMITS.failureReason.max), returnUrlInfo }
    return api('POST shoppingManagement4/processWeChatMiniProgramPayment/error', { body, signal })
  }
  const { check, sendsStatus } = providerOf(address.source)
  if (check === null) return askOrder(api, orderID, returnUrlInfo, signal)
  const body = { returnUrlInfo, orderID, ...(sendsStatus && { status }) }
  return (api as CheckClient)(check, { body, signal })
}

async function askOrder(
  api: ApiClient,
  id: string,
  returnUrlInfo: string,
  signal: AbortSignal,
): Promise<OrderAnswer> {
  const { returned, ...bought } = await api('GET admin/orderManagement/order/{id}', {
    params: { id },
    query: { returnUrlInfo },
    signal,
  })
  // Whoever has the return token alone is not shown what was bought.
  const why = bought.timeline?.find(({ event }) => event === 'cancelled')?.note
  return {
    ...bought,
    why,
    order: returned ? { ...returned, ...(returned.emailID !== null && { bought }) } : null,
  }
}

/** The check calls differ only in `status`, which the table says (RET-3). */
type CheckClient = (
  call: string,
  options: { body: { returnUrlInfo: string; orderID: string; status?: string }; signal: AbortSignal },
) => Promise<OrderAnswer | null>

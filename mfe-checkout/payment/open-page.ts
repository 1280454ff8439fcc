import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PaymentRequest } from 'shared-contracts/api/payment/providers.ts'
import { payableAddress } from './payable-address.ts'

export interface Opening {
  orderID: string
  idempotencyKey: string
  /** The page is on a computer: a code for the phone is more use than an app's page. */
  scan: boolean
  /** Whom WeChat says this is, where the address says so; the server knows otherwise. */
  openId: string | null
}

/** What the request calls have in common: which fields they carry is in the table of providers. */
type RequestClient = (call: string, options: { query?: object; body?: object }) => Promise<OpenedPage>
/** Where a call answers with the page: most as `redirectUrl`, the mini program as `path`, PayPal in its attempt. */
interface OpenedPage {
  redirectUrl?: string
  path?: string
  attempt?: { redirectUrl?: string } | null
}

const MINI_PROGRAM = 'POST shoppingManagement4/requestWeChatMiniProgramPayment'

/**
 * Opens a payment at its provider.
 * @returns the address of the provider's page, safe to follow
 * @throws ApiError also for an address that is none
 */
export async function openPage(api: ApiClient, request: PaymentRequest, opening: Opening): Promise<string> {
  const { call } = request
  const answer = await (api as RequestClient)(call, inputOf(request, opening))
  return payableAddress(answer.redirectUrl ?? answer.path ?? answer.attempt?.redirectUrl ?? '', call)
}

function inputOf({ call, carries, method, scan: hasCode }: PaymentRequest, opening: Opening) {
  const { orderID, idempotencyKey, scan, openId } = opening
  const code = scan && hasCode ? { scan: 'true' } : null
  if (carries === 'query') return { query: { orderID, idempotencyKey, ...code } }
  const person = call === MINI_PROGRAM && openId !== null ? { weChatOpenId: openId } : null
  const body = { orderID, idempotencyKey, ...(method && { method }), ...person }
  return code ? { body, query: code } : { body }
}

import type { Shop } from '../../shop.ts'
import { ProviderError } from '../adapter.ts'
import { callProvider, JSON_BODY, jsonObject } from '../call-provider.ts'
import type { ProviderSettings } from '../provider.ts'
import { settingsOf } from '../settings.ts'

interface Money {
  currency_code?: string
  value?: string
}
interface Capture {
  id?: string
  status?: string
  amount?: Money
}
/** Its order, as far as it is looked at. */
export interface PayPalOrder {
  id?: string
  status?: string
  purchase_units?: {
    custom_id?: string
    amount?: Money
    payments?: { captures?: Capture[] }
  }[]
  links?: { rel?: string; href?: string }[]
}

/** It was understood, and cannot be done as things are there: done before, or the payer cannot pay so. */
export class Unprocessable extends ProviderError {}

const tokens = new WeakMap<ProviderSettings, { token: string; until: number }>()

async function accessToken(shop: Shop, settings: ProviderSettings): Promise<string> {
  const known = tokens.get(settings)
  if (known && known.until > shop.now().getTime()) return known.token
  const { status, text } = await callProvider({
    name: 'token',
    url: `${settings.api()}/v1/oauth2/token`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${settings.merchantId}:${settings.secret}`).toString('base64')}`,
    },
    body: 'grant_type=client_credentials',
  })
  const answer = jsonObject(text)
  if (status !== 200 || typeof answer?.access_token !== 'string')
    throw new ProviderError(`no access: HTTP ${status}`)
  const until = shop.now().getTime() + (Number(answer.expires_in) || 0) * 900
  tokens.set(settings, { token: answer.access_token, until })
  return answer.access_token
}

/**
 * Makes one call of PayPal's REST interface.
 * @param key repeats with the same one have one effect
 * @throws Unprocessable, ProviderError
 */
export async function callPayPal(
  shop: Shop,
  path: string,
  body?: object,
  key?: string,
): Promise<Record<string, unknown>> {
  const settings = settingsOf(shop, 'paypal')
  const { status, text } = await callProvider({
    name: path,
    url: settings.api() + path,
    method: body ? 'POST' : 'GET',
    headers: {
      ...JSON_BODY,
      authorization: `Bearer ${await accessToken(shop, settings)}`,
      prefer: 'return=representation',
      ...(key && { 'paypal-request-id': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = jsonObject(text)
  if (answer && status >= 200 && status < 300) return answer
  if (status === 401) tokens.delete(settings)
  const [detail] = Array.isArray(answer?.details) ? (answer.details as { issue?: string }[]) : []
  const Refused = status === 422 ? Unprocessable : ProviderError
  throw new Refused(`${path} was refused: HTTP ${status} ${detail?.issue ?? ''}`)
}

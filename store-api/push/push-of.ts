import type { StoreFacts } from '../shop.ts'
import type { VapidKeys } from './vapid.ts'

/** Where pages follow an order: no call of the contract, so the store's document says that it is there, and where. */
export const PUSH_ADDRESS = '/api/push/orders'

/** What a store that wants it says of news about orders (PWA-6). */
export function pushOf({ appContent }: Pick<StoreFacts, 'appContent'>, { publicKey }: VapidKeys): object {
  const { system } = appContent as { system?: { appConfig?: { enableOrderPush?: unknown } } }
  const isOn = system?.appConfig?.enableOrderPush === true
  return isOn ? { orderPush: { key: publicKey, address: PUSH_ADDRESS } } : {}
}

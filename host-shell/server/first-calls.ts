import { within } from 'federation/runtime/limit.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { readStartDocument, type StartDocument } from '../app-info/read.ts'

/** Time for the store's document (ms); without it there is no page. */
export const APP_INFO_LIMIT = 1_000

/** @returns the store's document, or why there is none: the caller says so to the shopper (APP-4) */
export async function loadStartDocument(
  api: ApiClient,
): Promise<{ ok: true; document: StartDocument } | { ok: false; error: unknown }> {
  try {
    const answer = await within(APP_INFO_LIMIT, 'appInfoInit', () => api('GET common3/appInfoInit'))
    return { ok: true, document: readStartDocument(answer) }
  } catch (error) {
    return { ok: false, error }
  }
}

/** @returns the visitor's cart; null when it does not come, and the badge shows nothing (CRT-1) */
export async function loadCart(api: ApiClient): Promise<Cart | null> {
  try {
    return await api('GET shoppingManagement4/myCart')
  } catch {
    return null
  }
}

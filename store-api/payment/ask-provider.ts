import type { Shop } from '../shop.ts'
import { ProviderError } from './adapter.ts'
import { isProvider, providers } from './providers.ts'
import { settle } from './settle.ts'

/** Asks an attempt's provider and settles by its word. @returns false when it gave no usable answer */
export async function askProvider(
  shop: Shop,
  attempt: { id: string; provider: string; currency: string },
): Promise<boolean> {
  if (!isProvider(attempt.provider)) return false
  try {
    await settle(shop, await providers[attempt.provider].query(shop, attempt.id, attempt.currency))
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.warn({ err: error, attempt: attempt.id }, 'payment provider gave no answer')
    return false
  }
}

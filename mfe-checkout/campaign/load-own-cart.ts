import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { loadCart } from '../cart/load-cart.ts'
import type { Purchase } from '../journey/purchase.ts'

/**
 * The cart of a group buy, which stands apart from the page's (CRT-3); for the ordinary purchase the page's own is brought up to
 * date. A cart that does not load stops nothing (CRT-1).
 * @returns null for the ordinary purchase, or when it does not load
 */
export async function loadOwnCart(
  app: Pick<App, 'api' | 'state'>,
  { campaign }: Purchase,
  signal: AbortSignal,
): Promise<Cart | null> {
  if (campaign === null) {
    await loadCart(app, signal)
    return null
  }
  try {
    return await app.api('GET shoppingManagement4/myCart/fc/{id}', { params: { id: campaign }, signal })
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

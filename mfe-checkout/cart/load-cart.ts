import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** Brings the page's cart up to date; a failure changes nothing (CRT-1). @throws what is no failure of the call */
export async function loadCart(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    acceptCart(state, await api('GET shoppingManagement4/myCart', signal ? { signal } : {}))
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}

import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Intent } from './intent.ts'
import { loadCart } from './load-cart.ts'

interface WriteDeps {
  api: ApiClient
  state: AppState
  /** Intent id of the addition that undoes a removal, the same for every repetition. */
  additionID: string | undefined
}

/** Makes the server's line what is wanted: an absolute quantity, a removal, or the addition that undoes one. */
export async function writeLine(
  { api, state, additionID }: WriteDeps,
  { line, want }: Intent,
): Promise<Cart> {
  const find = () => findLine(state.$cart.get(), line)
  // Adding is the one write that is not absolute: what another tab put back meanwhile must be seen first.
  if (additionID && want > 0 && !find()) await loadCart({ api, state })
  const lineID = find()?.id ?? line.id
  if (want === 0) return api('POST shoppingManagement4/myCart/delete', { body: { lineID } })
  if (!additionID || find())
    return api('PUT shoppingManagement4/myCart', { body: { lineID, quantity: want } })
  const { productID, optionPair } = line
  return api('POST shoppingManagement4/myCart', {
    body: { productID, optionPair, quantity: want, intentID: additionID },
  })
}

/** The line may be known under another id: it was taken out and came back, here or in another tab. */
function findLine(cart: Cart | null, { id, productID, optionPair }: LineItem): LineItem | undefined {
  const lines = Object.values(cart?.lineItems ?? {})
  return (
    lines.find(line => line.id === id) ??
    lines.find(line => line.productID === productID && line.optionPair === optionPair)
  )
}

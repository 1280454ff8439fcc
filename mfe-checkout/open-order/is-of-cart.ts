import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'

type Order = Pick<OrderDetail, 'lines' | 'fissionCampaignId'>

/** Whether an order is of the ordinary cart as it is: the same goods for the same money. */
export function isOfCart({ lines, fissionCampaignId }: Order, cart: Cart | null): boolean {
  const goods = Object.values(cart?.lineItems ?? {})
  const inCart = new Map(goods.map(line => [itemOf(line), line]))
  const isSame = ({ productID, optionPair = '', quantity, lineTotal }: OrderDetail['lines'][number]) => {
    const line = inCart.get(itemOf({ productID, optionPair }))
    return line?.quantity === quantity && line.lineTotal === lineTotal
  }
  return !fissionCampaignId && lines.length === goods.length && lines.every(isSame)
}

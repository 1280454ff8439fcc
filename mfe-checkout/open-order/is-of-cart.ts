import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'

type Line = Pick<OrderDetail['lines'][number], 'productID' | 'optionPair' | 'quantity' | 'lineTotal'>

const goodsOf = (lines: readonly Line[]): string =>
  lines
    .map(line => [line.productID, line.optionPair, line.quantity, line.lineTotal].join(' '))
    .sort()
    .join()

/** Whether an order is of the ordinary cart as it is: the same goods for the same money. */
export const isOfCart = (
  { lines, fissionCampaignId }: Pick<OrderDetail, 'lines' | 'fissionCampaignId'>,
  { lineItems }: Cart,
): boolean => !fissionCampaignId && goodsOf(lines) === goodsOf(Object.values(lineItems))

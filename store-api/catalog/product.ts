import type { Handler } from '../calls/route.ts'
import { shownProduct } from './shown-product.ts'
import { isSoldAt } from './sold-at.ts'
import { toSummary } from './summary.ts'

export const product: Handler<'GET productManagement/product/{id}'> = async ({ shop, visitor, params }) => {
  const row = await shownProduct(shop.db, params.id)
  return {
    ...toSummary(row, visitor.language, shop.facts.currency),
    sku: row.sku,
    productType: row.productType,
    notSoldHere: !isSoldAt(row.locations, visitor.locationId),
  }
}

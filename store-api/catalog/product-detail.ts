import type { Handler } from '../calls/route.ts'
import { shownProduct } from './shown-product.ts'
import { surroundingsOf, toDetail } from './to-detail.ts'

export const productDetail: Handler<'GET productDetailManagement/productDetail/{id}'> = async given => {
  const { shop, visitor, params } = given
  const [row, surroundings] = await Promise.all([
    shownProduct(shop.db, params.id),
    surroundingsOf(shop.db, [params.id]),
  ])
  // Asked for by an id of before: what surrounds it was read by that.
  const own = row.id === params.id ? surroundings : await surroundingsOf(shop.db, [row.id])
  return toDetail(row, own, visitor, shop.facts.currency)
}

import { and, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { products } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { isSoldAt } from './sold-at.ts'
import { SUMMARY, toSummary } from './summary.ts'

export const product: Handler<'GET productManagement/product/{id}'> = async ({ shop, visitor, params }) => {
  const { sku, productType, locations } = products
  const [row] = await shop.db
    .select({ ...SUMMARY, sku, productType, locations })
    .from(products)
    .where(and(eq(products.id, params.id), eq(products.recordStatus, 'ACTIVE')))
  if (!row) throw new Refusal('not-found')
  return {
    ...toSummary(row, visitor.language, shop.facts.currency),
    sku: row.sku,
    productType: row.productType,
    notSoldHere: !isSoldAt(row.locations, visitor.session?.locationId),
  }
}

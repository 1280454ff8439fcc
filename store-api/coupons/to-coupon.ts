import { inArray } from 'drizzle-orm'
import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { categories, products } from '../database/schema/catalog.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Shop } from '../shop.ts'
import type { StoredCoupon } from './find-coupon.ts'

/** Coupons as calls answer with them, in a language. */
export async function toCoupons(
  shop: Shop,
  list: readonly StoredCoupon[],
  language: Language,
): Promise<Coupon[]> {
  const names = new Map<string, string>()
  const slugs = list.flatMap(coupon => coupon.categories)
  const ids = list.flatMap(coupon => coupon.products)
  if (slugs.length > 0) {
    const rows = await shop.db.select().from(categories).where(inArray(categories.slug, slugs))
    for (const { slug, name } of rows) names.set(`category ${slug}`, inLanguage(name, language))
  }
  if (ids.length > 0) {
    const rows = await shop.db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids))
    for (const { id, name } of rows) names.set(`product ${id}`, inLanguage(name, language))
  }
  return list.map(coupon => ({
    code: coupon.code,
    name: inLanguage(coupon.name, language),
    description: inLanguage(coupon.description, language),
    kind: coupon.kind,
    value: coupon.value,
    currency: shop.facts.currency,
    startsOn: coupon.startsOn,
    endsOn: coupon.endsOn,
    minSubtotal: coupon.minSubtotal,
    firstOrderOnly: coupon.firstOrderOnly,
    appliesTo: [
      ...coupon.categories.map(slug => names.get(`category ${slug}`) ?? slug),
      ...coupon.products.map(id => names.get(`product ${id}`) ?? id),
    ],
  }))
}

import { and, asc, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { SUMMARY, toSummary } from '../catalog/summary.ts'
import { products } from '../database/schema/catalog.ts'
import { membershipPlans as plans } from '../database/schema/membership.ts'
import { inLanguage } from '../language/local-text.ts'
import { accountOf } from '../session/account-of.ts'
import { membershipOf, periodsOf } from './current.ts'

export const membershipProducts: Handler<'GET admin/userManagement/membershipProducts'> = async ({
  shop,
  visitor,
}) => {
  const { language } = visitor
  const rows = await shop.db
    .select({ product: SUMMARY, description: products.description, plan: plans })
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .where(and(eq(products.recordStatus, 'ACTIVE'), eq(products.productType, 'MEMBERSHIP')))
    .orderBy(asc(products.fromPrice), asc(products.id))
  return {
    plans: rows.map(({ product, description, plan }) => ({
      product: toSummary(product, language, shop.facts.currency),
      description: inLanguage(description, language),
      months: plan.months,
      credit: plan.credit,
      benefits: plan.benefits.map(text => inLanguage(text, language)),
    })),
  }
}

export const membershipDetail: Handler<'GET admin/userManagement/membershipDetail'> = async ({
  shop,
  visitor,
}) => {
  const account = accountOf(visitor)
  return {
    membership: await membershipOf(shop.db, account, visitor.language, shop.now()),
    periods: await periodsOf(shop.db, account, visitor.language),
    timeZone: shop.facts.timeZone,
  }
}

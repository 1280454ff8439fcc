import { and, desc, eq, gt } from 'drizzle-orm'
import type { Membership } from 'shared-contracts/api/account/membership.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import { memberships } from '../database/schema/membership.ts'
import { inLanguage } from '../language/local-text.ts'

/** Every time of membership that was paid for, the last one first. */
export async function periodsOf(db: Database, accountId: string, language: Language) {
  const rows = await db
    .select({ period: memberships, name: products.name })
    .from(memberships)
    .leftJoin(products, eq(products.id, memberships.productId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(desc(memberships.until))
  return rows.map(({ period, name }) => ({
    orderID: period.orderId,
    name: name ? inLanguage(name, language) : period.productId,
    since: period.since.toISOString(),
    until: period.until.toISOString(),
  }))
}

/** What an account is a member of now: its unbroken time, under the name of the plan that runs. */
export async function membershipOf(
  db: Database,
  accountId: string | null,
  language: Language,
  now: Date,
): Promise<Membership | null> {
  if (accountId === null) return null
  const rows = await db
    .select({ period: memberships, name: products.name })
    .from(memberships)
    .leftJoin(products, eq(products.id, memberships.productId))
    .where(and(eq(memberships.accountId, accountId), gt(memberships.until, now)))
    .orderBy(memberships.since)
  const [current] = rows
  const last = rows.at(-1)
  if (!current || !last) return null
  return {
    productID: current.period.productId,
    name: current.name ? inLanguage(current.name, language) : current.period.productId,
    since: current.period.since.toISOString(),
    until: last.period.until.toISOString(),
  }
}

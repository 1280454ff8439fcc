import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { pageOf } from '../catalog/paging.ts'
import { SUMMARY, toSummary } from '../catalog/summary.ts'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import { influencerLikes as likes, influencers as table } from '../database/schema/influencers.ts'
import { Refusal } from '../http/refusal.ts'
import { accountOf } from '../session/account-of.ts'
import { toProfiles } from './profiles.ts'

const published = eq(table.status, 'active')
const popularity = sql`(select count(*) from ${likes} where ${likes.influencerId} = ${table.id})`

export const influencerList: Handler<'GET common3/influencerProfile/list'> = async ({
  shop,
  visitor,
  query,
}) => {
  const { limit, offset } = pageOf(query)
  const rows = await shop.db
    .select()
    .from(table)
    .where(published)
    .orderBy(desc(popularity), asc(table.createdAt), asc(table.id))
    .limit(limit)
    .offset(offset)
  const [all] = await shop.db.select({ count: count() }).from(table).where(published)
  return { influencers: await toProfiles(shop.db, rows, visitor.language), count: all?.count ?? 0 }
}

export const influencerDetail: Handler<'GET common3/influencerProfile/detail/{id}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const [row] = await shop.db
    .select()
    .from(table)
    .where(and(published, eq(table.id, params.id)))
  const [profile] = row ? await toProfiles(shop.db, [row], visitor.language) : []
  if (!profile) throw new Refusal('not-found')
  const shown = profile.productIDs
  const sold =
    shown.length === 0
      ? []
      : await shop.db
          .select(SUMMARY)
          .from(products)
          .where(and(inArray(products.id, shown), eq(products.recordStatus, 'ACTIVE')))
  const accountId = visitor.session?.accountId
  return {
    ...profile,
    products: sold
      .map(product => toSummary(product, visitor.language, shop.facts.currency))
      .sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)),
    liked: accountId ? await likedBy(shop.db, profile.id, accountId) : false,
  }
}

async function likedBy(db: Database, influencerId: string, accountId: string): Promise<boolean> {
  const mine = and(eq(likes.influencerId, influencerId), eq(likes.accountId, accountId))
  return (await db.select({ at: likes.at }).from(likes).where(mine)).length > 0
}

export const likeInfluencer: Handler<'GET admin/userManagement/user/like/{id}/true'> = async ({
  shop,
  visitor,
  params,
}) => {
  const accountId = accountOf(visitor)
  const [row] = await shop.db
    .select({ id: table.id })
    .from(table)
    .where(and(published, eq(table.id, params.id)))
  if (!row) throw new Refusal('not-found')
  await shop.db
    .insert(likes)
    .values({ influencerId: row.id, accountId, at: shop.now() })
    .onConflictDoNothing()
  const [all] = await shop.db.select({ likes: count() }).from(likes).where(eq(likes.influencerId, row.id))
  return { likes: all?.likes ?? 0, liked: true }
}

import { count, desc, eq, sql, sum } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { pageOf } from '../catalog/paging.ts'
import { type Database, rowsOf } from '../database/database.ts'
import { referralRewards as rewards } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { accountOf } from '../session/account-of.ts'
import { rewardRateOf } from './reward.ts'

/** First letter alone: the referrer sees that somebody came, not who it was. */
export const masked = (firstName: string | null, lastName: string | null): string =>
  [firstName, lastName]
    .filter(name => name !== null && name !== '')
    .map(name => `${[...(name ?? '')][0] ?? ''}••`)
    .join(' ') || '••'

async function totals(db: Database, accountId: string) {
  const [row] = await db
    .select({
      orders: count(),
      total: sum(rewards.total).mapWith(Number),
      reward: sum(rewards.reward).mapWith(Number),
      pending:
        sql<string>`coalesce(sum(${rewards.reward}) filter (where ${rewards.creditedAt} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(rewards)
    .where(eq(rewards.referrerId, accountId))
  return {
    orders: row?.orders ?? 0,
    total: row?.total ?? 0,
    reward: row?.reward ?? 0,
    pending: row?.pending ?? 0,
  }
}

async function introduced(db: Database, accountId: string): Promise<number> {
  const [row] = await db.select({ users: count() }).from(accounts).where(eq(accounts.referredBy, accountId))
  return row?.users ?? 0
}

export const referralGeneralInfo: Handler<
  'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/'
> = async ({ shop, visitor }) => {
  const account = accountOf(visitor)
  const [own] = await shop.db
    .select({ myID: accounts.referralId })
    .from(accounts)
    .where(eq(accounts.id, account))
  const myID = own?.myID ?? ''
  return {
    myID,
    link: `${shop.config.publicOrigin}/?ref=${myID}`,
    users: await introduced(shop.db, account),
    ...(await totals(shop.db, account)),
    currency: shop.facts.currency,
    timeZone: shop.facts.timeZone,
    rewardRate: await rewardRateOf(shop.db, account),
  }
}

export const usersIntroduced: Handler<
  'GET admin/trackingManagement/referrer/userTracking/usersIntroduced'
> = async ({ shop, visitor, query }) => {
  const { limit, offset } = pageOf(query, 10)
  const rows = await shop.db
    .select({
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      joinedAt: accounts.createdAt,
      orders: shop.db.$count(rewards, eq(rewards.introducedId, accounts.id)),
    })
    .from(accounts)
    .where(eq(accounts.referredBy, accountOf(visitor)))
    .orderBy(desc(accounts.createdAt), accounts.id)
    .limit(limit)
    .offset(offset)
  return {
    users: rows.map(({ firstName, lastName, joinedAt, orders }) => ({
      name: masked(firstName, lastName),
      joinedAt: joinedAt.toISOString(),
      orders,
    })),
  }
}

export const orderIntroduced: Handler<
  'GET admin/trackingManagement/referrer/userTracking/orderIntroduced'
> = async ({ shop, visitor, query }) => {
  const { limit, offset } = pageOf(query, 10)
  const rows = await shop.db
    .select({ reward: rewards, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(rewards)
    .leftJoin(accounts, eq(accounts.id, rewards.introducedId))
    .where(eq(rewards.referrerId, accountOf(visitor)))
    .orderBy(desc(rewards.at), rewards.orderId)
    .limit(limit)
    .offset(offset)
  return {
    orders: rows.map(({ reward, firstName, lastName }) => ({
      name: masked(firstName, lastName),
      at: reward.at.toISOString(),
      total: reward.total,
      reward: reward.reward,
      currency: shop.facts.currency,
    })),
  }
}

export const referralUserSummary: Handler<'GET admin/trackingManagement/referrer/summary/user'> = async ({
  shop,
  visitor,
}) => {
  const account = accountOf(visitor)
  const months = await rowsOf<{ month: string; users: number }>(
    shop.db,
    sql`select to_char(${accounts.createdAt} at time zone ${shop.facts.timeZone}, 'YYYY-MM') as month, count(*)::int as users
        from ${accounts} where ${accounts.referredBy} = ${account} group by 1 order by 1 desc`,
  )
  return { users: await introduced(shop.db, account), months }
}

export const referralOrderSummary: Handler<'GET admin/trackingManagement/referrer/summary/order'> = async ({
  shop,
  visitor,
}) => {
  const account = accountOf(visitor)
  const rows = await rowsOf<{ month: string; orders: number; total: string; reward: string }>(
    shop.db,
    sql`select to_char(${rewards.at} at time zone ${shop.facts.timeZone}, 'YYYY-MM') as month, count(*)::int as orders,
          sum(${rewards.total})::text as total, sum(${rewards.reward})::text as reward
        from ${rewards} where ${rewards.referrerId} = ${account} group by 1 order by 1 desc`,
  )
  const months = rows.map(row => ({ ...row, total: Number(row.total), reward: Number(row.reward) }))
  const { pending: _, ...sums } = await totals(shop.db, account)
  return { ...sums, currency: shop.facts.currency, months }
}

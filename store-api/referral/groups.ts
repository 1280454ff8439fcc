import { and, asc, eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { referralGroups as groups, referralMembers as members } from '../database/schema/referral.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { accountOf } from '../session/account-of.ts'

async function read(db: Database, accountId: string, language: Language) {
  const rows = await db
    .select({ group: groups, joinedAt: members.joinedAt })
    .from(groups)
    .leftJoin(members, and(eq(members.groupId, groups.id), eq(members.accountId, accountId)))
    .orderBy(asc(groups.position))
  return rows.map(({ group, joinedAt }) => ({
    id: group.id,
    name: inLanguage(group.name, language),
    description: inLanguage(group.description, language),
    rewardRate: group.rewardRate,
    joined: joinedAt !== null,
  }))
}

/** The group of an account that earns most, for the app info. */
export async function referrerGroupOf(db: Database, accountId: string | null, language: Language) {
  if (accountId === null) return null
  const joined = (await read(db, accountId, language)).filter(group => group.joined)
  const [best] = joined.sort((a, b) => b.rewardRate - a.rewardRate)
  return best ? { id: best.id, name: best.name } : null
}

export const referralGroups: Handler<'GET admin/userManagement/affiliatedReferralGoups'> = async ({
  shop,
  visitor,
}) => ({ groups: await read(shop.db, accountOf(visitor), visitor.language) })

export const joinReferralGroup: Handler<'GET admin/userManagement/joinAffiliatedReferralGoup/{id}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const accountId = accountOf(visitor)
  const [group] = await shop.db.select({ id: groups.id }).from(groups).where(eq(groups.id, params.id))
  if (!group) throw new Refusal('not-found')
  await shop.db
    .insert(members)
    .values({ groupId: group.id, accountId, joinedAt: shop.now() })
    .onConflictDoNothing()
  return { groups: await read(shop.db, accountId, visitor.language) }
}

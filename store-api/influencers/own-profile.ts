import { and, eq, inArray } from 'drizzle-orm'
import type { Given, Handler } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import { influencers as table } from '../database/schema/influencers.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { accountOf } from '../session/account-of.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { holdAccount } from '../session/hold-account.ts'
import { readableId } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { toProfiles } from './profiles.ts'

type Row = typeof table.$inferSelect
type Draft = Given<'POST admin/userManagement/influencerProfile'>['body']

export async function ownProfile(db: Database, accountId: string): Promise<Row | null> {
  const [row] = await db.select().from(table).where(eq(table.accountId, accountId))
  return row ?? null
}

export const influencerStatus: Handler<'GET admin/userManagement/influencer/status'> = async given => {
  const row = await ownProfile(given.shop.db, accountOf(given.visitor))
  return { status: row?.status ?? 'none' }
}

export const getInfluencerProfile: Handler<'GET admin/userManagement/influencerProfile'> = given =>
  answer(given, accountOf(given.visitor))

export const createInfluencerProfile: Handler<
  'POST admin/userManagement/influencerProfile'
> = async given => {
  const { shop, visitor, body } = given
  const accountId = accountOf(visitor)
  if (body.submit) await countReview(shop, accountId)
  const now = shop.now()
  const session = await visitor.ensure()
  await transaction(shop.db, async tx => {
    await holdAccount(tx, session, 'share')
    const row = { ...(await written(tx, body)), accountId, updatedAt: now, createdAt: now }
    const made = await tx
      .insert(table)
      .values({ ...row, id: readableId(10).toLowerCase() })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (made.length === 0) throw new Refusal('already-there')
    if (body.submit) await askReview(tx, shop, made[0]?.id ?? '')
  })
  return answer(given, accountId)
}

export const changeInfluencerProfile: Handler<'PUT admin/userManagement/influencerProfile'> = async given => {
  const { shop, visitor, body } = given
  const accountId = accountOf(visitor)
  if (body.submit) await countReview(shop, accountId)
  await transaction(shop.db, async tx => {
    const row = { ...(await written(tx, body)), updatedAt: shop.now() }
    const changed = await tx
      .update(table)
      .set(row)
      .where(eq(table.accountId, accountId))
      .returning({ id: table.id })
    if (!changed[0]) throw new Refusal('not-found')
    if (body.submit) await askReview(tx, shop, changed[0].id)
  })
  return answer(given, accountId)
}

/** Each is a mail to the store, which waits in one line with everybody's. @throws Refusal `too-many` */
const countReview = (shop: Shop, accountId: string) =>
  countAttempt(shop, [{ key: `influencer-review ${accountId}`, most: 5 }])

/** Somebody of the store decides by a link that is mailed to it. */
export const askReview = (tx: Database, shop: Shop, influencerId: string) =>
  queueMail(tx, shop.now(), {
    kind: 'influencer-review',
    recipient: shop.facts.contactEmail ?? shop.config.mail.from,
    language: 'en',
    data: { influencerId },
  })

async function written(tx: Database, { name, bio, links, productIDs, submit }: Draft) {
  const ids = [...new Set(productIDs)]
  const sold =
    ids.length === 0
      ? []
      : await tx
          .select({ id: products.id })
          .from(products)
          .where(and(inArray(products.id, ids), eq(products.recordStatus, 'ACTIVE')))
  if (sold.length < ids.length)
    throw new Refusal('invalid', { message: 'invalid.productIDs', field: 'productIDs' })
  const status = submit ? ('pending' as const) : ('draft' as const)
  return { name: { en: plain(name) }, bio: { en: plain(bio) }, links, productIds: ids, status }
}

/** Text without characters that are not seen: they can turn the direction of what follows or hide in a name. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, c => (c === '\n' || c === '\u200d' ? c : ''))

async function answer(
  { shop, visitor }: Pick<Given<'GET common3/appInfoInit'>, 'shop' | 'visitor'>,
  accountId: string,
) {
  const row = await ownProfile(shop.db, accountId)
  if (!row) return { status: 'none' as const, profile: null }
  const [profile] = await toProfiles(shop.db, [row], visitor.language)
  return { status: row.status, profile: profile ?? null }
}

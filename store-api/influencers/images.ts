import { and, asc, eq } from 'drizzle-orm'
import { MAX_INFLUENCER_IMAGES } from 'shared-contracts/api/account/influencer.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import { toImage } from '../catalog/image.ts'
import { type Database, transaction } from '../database/database.ts'
import { influencerImages as images, influencers } from '../database/schema/influencers.ts'
import { Refusal } from '../http/refusal.ts'
import { accountOf } from '../session/account-of.ts'
import { encodeOwn } from '../uploads/encode-own.ts'
import { dropUpload, keepUpload } from '../uploads/public-upload.ts'
import { askReview, ownProfile } from './own-profile.ts'

/** px */
const EDGE_PX = 1600

/** Pictures of a profile, in their order. */
export const imagesOf = (db: Database, influencerId: string) =>
  db.select().from(images).where(eq(images.influencerId, influencerId)).orderBy(asc(images.position))

const shown = (rows: Awaited<ReturnType<typeof imagesOf>>, language: Language) => ({
  images: rows.map(({ id, image }) => ({ id, image: toImage(image, language) })),
})

/** The own profile, for one change at a time. */
async function locked(tx: Database, accountId: string) {
  const [row] = await tx.select().from(influencers).where(eq(influencers.accountId, accountId)).for('update')
  return row ?? null
}

export const uploadInfluencerImage: Handler<'POST admin/userManagement/image/influencer/upload'> = async ({
  shop,
  visitor,
  file,
}) => {
  const accountId = accountOf(visitor)
  if (!(await ownProfile(shop.db, accountId))) throw new Refusal('not-found')
  const encoded = await encodeOwn(shop, accountId, file, EDGE_PX)
  const rows = await transaction(shop.db, async tx => {
    const profile = await locked(tx, accountId)
    if (!profile) throw new Refusal('not-found')
    const before = await imagesOf(tx, profile.id)
    const { id, image } = await keepUpload(tx, accountId, encoded, profile.name, shop.now())
    if (before.some(i => i.id === id)) return before
    if (before.length >= MAX_INFLUENCER_IMAGES)
      throw new Refusal('invalid', { message: 'invalid.images', field: 'image' })
    const position = (before.at(-1)?.position ?? -1) + 1
    await tx.insert(images).values({ influencerId: profile.id, id, image, position })
    // A picture nobody of the store has seen yet is not shown on a published page.
    if (profile.status === 'active') {
      const updatedAt = shop.now()
      await tx.update(influencers).set({ status: 'pending', updatedAt }).where(eq(influencers.id, profile.id))
      await askReview(tx, shop, profile.id)
    }
    return imagesOf(tx, profile.id)
  })
  return shown(rows, visitor.language)
}

export const deleteInfluencerImage: Handler<
  'DELETE admin/userManagement/image/influencer/delete/{id}'
> = async ({ shop, visitor, params }) => {
  const accountId = accountOf(visitor)
  const rows = await transaction(shop.db, async tx => {
    const profile = await locked(tx, accountId)
    if (!profile) return []
    await tx.delete(images).where(and(eq(images.influencerId, profile.id), eq(images.id, params.id)))
    await dropUpload(tx, accountId, params.id)
    return imagesOf(tx, profile.id)
  })
  return shown(rows, visitor.language)
}

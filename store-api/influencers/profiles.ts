import { asc, count, inArray } from 'drizzle-orm'
import type { InfluencerProfile } from 'shared-contracts/api/entities/influencer.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { toImage } from '../catalog/image.ts'
import type { Database } from '../database/database.ts'
import { influencerImages, influencerLikes, type influencers } from '../database/schema/influencers.ts'
import { inLanguage } from '../language/local-text.ts'

/** Rows as callers see them, with pictures and number of likes. */
export async function toProfiles(
  db: Database,
  rows: readonly (typeof influencers.$inferSelect)[],
  language: Language,
): Promise<InfluencerProfile[]> {
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return []
  const images = await db
    .select()
    .from(influencerImages)
    .where(inArray(influencerImages.influencerId, ids))
    .orderBy(asc(influencerImages.position))
  const likes = await db
    .select({ id: influencerLikes.influencerId, likes: count() })
    .from(influencerLikes)
    .where(inArray(influencerLikes.influencerId, ids))
    .groupBy(influencerLikes.influencerId)
  return rows.map(({ id, name, bio, links, productIds }) => ({
    id,
    name: inLanguage(name, language),
    bio: inLanguage(bio, language),
    links: links.map(({ label, url }) => ({
      label: typeof label === 'string' ? label : inLanguage(label, language),
      url,
    })),
    productIDs: productIds,
    images: images
      .filter(i => i.influencerId === id)
      .map(i => ({
        id: i.id,
        image: {
          ...toImage(i.image, language),
          alt: toImage(i.image, language).alt || inLanguage(name, language),
        },
      })),
    likes: likes.find(l => l.id === id)?.likes ?? 0,
  }))
}

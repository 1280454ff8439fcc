import { eq } from 'drizzle-orm'
import { influencerReviews, influencers } from '../database/schema/influencers.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import { hashToken, newToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'

/** Asks the store whether an influencer profile may be published; nothing if it is not waiting any more. */
export async function influencerReviewMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const id = row.data.influencerId ?? ''
  const [profile] = await shop.db.select().from(influencers).where(eq(influencers.id, id))
  if (profile?.status !== 'pending') return null
  const token = newToken()
  await shop.db
    .insert(influencerReviews)
    .values({ tokenHash: hashToken(token), influencerId: id, version: profile.updatedAt })
  const name = inLanguage(profile.name, 'en')
  return {
    to: row.recipient,
    subject: `${inLanguage(shop.facts.name, 'en')}: influencer profile to look at`,
    text: [
      `${name} asks to be published as an influencer.`,
      '',
      'Look at the profile, then approve or decline it:',
      `${shop.config.publicOrigin}/api/istore/review/${token}`,
    ].join('\n'),
  }
}

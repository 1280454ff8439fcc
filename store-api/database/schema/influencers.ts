import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { InfluencerLink, InfluencerStatus } from 'shared-contracts/api/entities/influencer.ts'
import type { LocalText } from '../../language/local-text.ts'
import type { StoredImage } from './stored.ts'
import { accounts } from './visitors.ts'

/** A shopper gives a link one name, the store one in each language. */
type StoredLink = Omit<InfluencerLink, 'label'> & { label: string | LocalText }

/** Without an account where the store itself presents somebody. */
export const influencers = pgTable(
  'influencers',
  {
    id: text().primaryKey(),
    accountId: uuid()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: jsonb().$type<LocalText>().notNull(),
    bio: jsonb().$type<LocalText>().notNull(),
    links: jsonb().$type<StoredLink[]>().notNull(),
    productIds: text().array().notNull(),
    status: text().$type<Exclude<InfluencerStatus, 'none'>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.status, t.createdAt.desc().nullsFirst())],
)

export const influencerImages = pgTable(
  'influencer_images',
  {
    influencerId: text()
      .notNull()
      .references(() => influencers.id, { onDelete: 'cascade' }),
    /** Id of the upload, or the name of a picture of the store. */
    id: text().notNull(),
    image: jsonb().$type<StoredImage>().notNull(),
    position: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.influencerId, t.id] })],
)

/** One like per account and influencer. */
export const influencerLikes = pgTable(
  'influencer_likes',
  {
    influencerId: text()
      .notNull()
      .references(() => influencers.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.influencerId, t.accountId] }), index().on(t.accountId)],
)

/** Decisions the store is asked for by mail; the link's token only as its hash. */
export const influencerReviews = pgTable('influencer_reviews', {
  tokenHash: text().primaryKey(),
  influencerId: text()
    .notNull()
    .references(() => influencers.id, { onDelete: 'cascade' }),
  /** The version that was looked at: a later change needs a new decision. */
  version: timestamp({ withTimezone: true }).notNull(),
})

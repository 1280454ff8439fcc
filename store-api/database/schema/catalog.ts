import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '../../language/local-text.ts'
import type { StoredFact, StoredImage, StoredOption } from './stored.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const categories = pgTable('categories', {
  slug: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  parent: text(),
  image: jsonb().$type<StoredImage>(),
  position: integer().notNull(),
})

export const brands = pgTable('brands', {
  slug: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
})

export const tags = pgTable('tags', {
  slug: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
})

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    sku: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    description: jsonb().$type<LocalText>().notNull(),
    brand: text(),
    productType: text().notNull().default('GOODS'),
    recordStatus: text().notNull().default('ACTIVE'),
    /** Leaf category that breadcrumbs lead to. */
    mainCategory: text(),
    /** Products with this tag are offered as add-ons beside it. */
    addonTag: text(),
    /** Ids of the locations that sell it; null: every one. */
    locations: text().array(),
    price: integer().notNull(),
    compareAtPrice: integer(),
    clearance: boolean().notNull(),
    taxable: boolean().notNull(),
    taxClass: text(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    facts: jsonb().$type<StoredFact[]>().notNull().default([]),
    gtin: text(),
    /** Ids it had before: what is asked for by one of them is this product. */
    formerIds: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its page last changed in what engines keep: price or stock. */
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Kept from `stock` by the database (`summarize_stock`), so that lists sort and filter without reading it. */
    fromPrice: integer().notNull(),
    priceVaries: boolean().notNull(),
    soldOut: boolean().notNull(),
    /** Slugs of its categories with those above them, and of its tags: kept by the database from the tables below. */
    categorySlugs: text().array().notNull().default([]),
    tagSlugs: text().array().notNull().default([]),
    /** Words and Chinese character pairs made by searchTokens. */
    searchTokens: tsvector().notNull(),
  },
  t => [
    // Nulls first, although there are none: "order by … desc" means that, and uses no other index.
    index().on(t.createdAt.desc().nullsFirst(), t.id),
    index().on(t.fromPrice, t.id),
    index().on(t.brand),
    index().on(t.createdAt).where(sql`clearance`),
    index().using('gin', t.searchTokens),
    index().using('gin', t.formerIds),
    // Names in the order of their characters: what begins with a term lies together.
    index('products_name_en').on(sql`lower(${t.name} ->> 'en') collate "C"`),
    index('products_name_zh').on(sql`lower(${t.name} ->> 'zh') collate "C"`),
    index('products_sku').on(sql`translate(lower(${t.sku}), '- ._/', '') collate "C"`),
  ],
)

/**
 * How many products there are of each kind that lists are narrowed by: counts are sums over hundreds of these rows instead of all
 * products. The database writes one when a product changes its kind (trigger `product_counted`); one kind may stand in several
 * rows, and an amount below zero takes away, so that nobody waits for anybody. Only active products count.
 */
export const productCounts = pgTable('product_counts', {
  productType: text().notNull(),
  categorySlugs: text().array().notNull(),
  tagSlugs: text().array().notNull(),
  brand: text(),
  /** Position of its lowest price among the bounds (SQL: `price_bounds`, `price_band`). */
  band: integer().notNull(),
  clearance: boolean().notNull(),
  soldOut: boolean().notNull(),
  locations: text().array(),
  amount: integer().notNull(),
})

/**
 * Where one price band ends and the next begins, minor units, so far that won and yen, which have none smaller, are told apart as well;
 * `price_bounds` of the database has the same, or those of a later release: bands are named by it. A bound that was there once stays.
 */
export const PRICE_BOUNDS: readonly number[] = [
  500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
  10_000_000,
]

/** A product under its leaf categories and every category above them. */
export const productCategories = pgTable(
  'product_categories',
  {
    category: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's: a category is read in its order, from any position. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.category, t.productId] }),
    index().on(t.productId),
    index().on(t.category, t.createdAt.desc().nullsFirst(), t.productId),
  ],
)

export const productTags = pgTable(
  'product_tags',
  {
    tag: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.tag, t.productId] }), index().on(t.productId)],
)

export const productRelated = pgTable(
  'product_related',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.productId, t.relatedId] })],
)

/** What can still be sold of each combination of options; an order takes from it when it is placed. */
export const stock = pgTable(
  'stock',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    optionPair: text().notNull(),
    position: integer().notNull(),
    available: integer().notNull(),
    price: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.productId, t.optionPair] }),
    check('stock_not_negative', sql`${t.available} >= 0`),
    check('price_not_negative', sql`${t.price} >= 0`),
  ],
)

/**
 * What was changed, as amounts above zero: their sum is another after every change that is committed, so it says which state an
 * answer was made from. The database adds a row with each statement that writes what it is about (trigger `changed`); nobody waits for anybody.
 */
export const changes = pgTable('changes', {
  about: text({ enum: ['catalog', 'locations'] }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
})

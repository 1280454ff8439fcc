import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LANGUAGES } from 'shared-contracts/language/language.ts'
import { CANADA } from 'shared-contracts/language/provinces.ts'
import { anyJson } from './json.ts'
import type {
  Coordinates,
  DeliveryRules,
  EatInRules,
  PickupRules,
  StoredAddress,
  StoredNames,
} from './stored.ts'

const PROVINCES = Object.keys(CANADA)
  .map(code => `'${code}'`)
  .join(', ')

/** Single facts: which store this is, its currency, secrets made here. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: anyJson().notNull(),
})

export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    localStoreName: text().notNull().unique(),
    /** Null: one name in every language. */
    nameContent: jsonb().$type<StoredNames>(),
    display: boolean().notNull(),
    /** Has no address of its own, e.g. a delivery area. */
    virtual: boolean().notNull().default(false),
    province: text().notNull(),
    address: jsonb().$type<StoredAddress>(),
    timeZone: text().notNull(),
    phone: text().notNull(),
    methods: text().array().notNull(),
    coordinates: jsonb().$type<Coordinates>(),
    pickup: jsonb().$type<PickupRules>().notNull(),
    /** Null: does not deliver. */
    delivery: jsonb().$type<DeliveryRules>(),
    /** Null: nobody eats in. */
    eatIn: jsonb().$type<EatInRules>(),
    /** Orders that are not delivered can be paid when they are handed over. */
    payAtStore: boolean().notNull().default(false),
    /** Path within the store that choosing this location leads to; null stays where the shopper is. */
    landingPageUrl: text(),
    position: integer().notNull(),
  },
  t => [
    // Shoppers choose by the name they are shown: in no language do two locations have one.
    ...LANGUAGES.map(language =>
      uniqueIndex(`locations_name_${language}`).on(
        sql`coalesce(nullif(${t.nameContent} ->> ${sql.raw(`'${language}'`)}, ''), ${t.localStoreName})`,
      ),
    ),
    check('province_has_taxes', sql`${t.province} in (${sql.raw(PROVINCES)})`),
    check('time_zone_is_known', sql`'2000-01-01'::timestamp at time zone ${t.timeZone} is not null`),
    check('pickup_can_be_worked_out', sql`are_slot_rules(${t.pickup})`),
    check('delivery_can_be_worked_out', sql`are_slot_rules(${t.delivery})`),
  ],
)

export const contentPages = pgTable('content_pages', {
  name: text().primaryKey(),
  page: jsonb().notNull(),
  /** Of blog posts alone; one in the future is not shown yet. */
  publishedAt: timestamp({ withTimezone: true }),
})

/** Sections that a store shows in more places than one, by type. */
export const sectionTemplates = pgTable(
  'section_templates',
  {
    type: text().notNull(),
    position: integer().notNull(),
    section: jsonb().notNull(),
  },
  t => [primaryKey({ columns: [t.type, t.position] })],
)

/** Centres of postal areas, for delivery by distance; an address in none of them is not measured. */
export const postalAreas = pgTable('postal_areas', {
  /** First three characters of a postal code. */
  prefix: text().primaryKey(),
  centre: jsonb().$type<Coordinates>().notNull(),
})

/** Units of a currency for one unit of the store's own; only for showing prices (LNG-4). */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currencyCode: text().primaryKey(),
    rate: numeric({ mode: 'number', precision: 20, scale: 10 }).notNull(),
    asOf: timestamp({ withTimezone: true }).notNull(),
  },
  t => [check('rate_above_zero', sql`${t.rate} > 0`)],
)

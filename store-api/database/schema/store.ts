import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PickupRules, StoredAddress } from './stored.ts'

/** Single facts: which store this is, its currency, secrets made here. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})

export const locations = pgTable('locations', {
  id: text().primaryKey(),
  localStoreName: text().notNull().unique(),
  display: boolean().notNull(),
  province: text().notNull(),
  address: jsonb().$type<StoredAddress>(),
  timeZone: text().notNull(),
  phone: text().notNull(),
  methods: text().array().notNull(),
  pickup: jsonb().$type<PickupRules>().notNull(),
  position: integer().notNull(),
})

export const contentPages = pgTable('content_pages', {
  name: text().primaryKey(),
  page: jsonb().notNull(),
})

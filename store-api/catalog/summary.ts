import { sql } from 'drizzle-orm'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { products } from '../database/schema/catalog.ts'
import type { StoredImage } from '../database/schema/stored.ts'
import type { LocalText } from '../language/local-text.ts'
import { inLanguage } from '../language/local-text.ts'
import { toImage } from './image.ts'

/** Columns a card needs; the other pictures and the options stay in the database. */
export const SUMMARY = {
  id: products.id,
  name: products.name,
  image: sql<StoredImage | null>`${products.images} -> 0`,
  fromPrice: products.fromPrice,
  priceVaries: products.priceVaries,
  compareAtPrice: products.compareAtPrice,
  soldOut: products.soldOut,
  clearance: products.clearance,
  note: sql<LocalText | null>`jsonb_path_query_first(${products.facts}, '$[*] ? (@.onCard == true).text')`,
  changedOn: sql<string>`to_char(${products.changedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
  hasOptions: sql<boolean>`jsonb_array_length(${products.options}) > 0`,
}

interface SummaryRow {
  id: string
  name: LocalText
  image: StoredImage | null
  fromPrice: number
  priceVaries: boolean
  compareAtPrice: number | null
  soldOut: boolean
  clearance: boolean
  note: LocalText | null
  changedOn: string
  hasOptions: boolean
}

export const toSummary = (row: SummaryRow, language: Language, currency: string): ProductSummary => ({
  id: row.id,
  name: inLanguage(row.name, language),
  image: row.image && toImage(row.image, language),
  price: row.fromPrice,
  priceVaries: row.priceVaries,
  compareAtPrice: row.compareAtPrice,
  currency,
  soldOut: row.soldOut,
  clearance: row.clearance,
  hasOptions: row.hasOptions,
  changedOn: row.changedOn,
  note: row.note && inLanguage(row.note, language),
})

import { eq, sql } from 'drizzle-orm'
import type { Named } from 'shared-contracts/api/entities/facets.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import { brands as brandTable, tags } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { countedBy } from './counted.ts'
import { slugsNamed } from './list-where.ts'

const named = (
  row: { slug: string; name: LocalText },
  counts: ReadonlyMap<string, number>,
  language: Language,
): Named => ({
  slug: row.slug,
  name: inLanguage(row.name, language),
  count: counts.get(row.slug) ?? 0,
})

export const brands: Handler<'GET productManagement/brands'> = async ({ shop, visitor }) => {
  const { language, locationId } = visitor
  const [rows, counts] = await Promise.all([
    shop.db.select().from(brandTable),
    countedBy(shop.db, 'brand', locationId),
  ])
  const byName = new Intl.Collator(language).compare
  return { brands: rows.map(row => named(row, counts, language)).sort((a, b) => byName(a.name, b.name)) }
}

export const tag: Handler<'GET productManagement2/tag/{name}'> = async ({ shop, visitor, params }) => {
  const [[row], counts] = await Promise.all([
    shop.db
      .select()
      .from(tags)
      .where(sql`${tags.slug} in ${slugsNamed(tags, params.name)}`)
      // Its own slug before another tag's name.
      .orderBy(sql`${eq(tags.slug, params.name)} desc`, tags.slug)
      .limit(1),
    countedBy(shop.db, 'tag', visitor.locationId),
  ])
  if (!row) throw new Refusal('not-found')
  return named(row, counts, visitor.language)
}

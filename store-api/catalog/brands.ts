import { eq, sql } from 'drizzle-orm'
import type { Named } from 'shared-contracts/api/entities/facets.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import type { Database } from '../database/database.ts'
import { brands as brandTable, products, productTags, tags } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import { listWhere, slugsNamed } from './list-where.ts'

const counted = (row: { slug: string; name: LocalText; count: number }, language: Language): Named => ({
  ...row,
  name: inLanguage(row.name, language),
})

export const brands: Handler<'GET productManagement/brands'> = async ({ shop, visitor }) => {
  const { language, locationId } = visitor
  const here = listWhere({ locationId })
  const rows = await shop.db
    .select({
      slug: brandTable.slug,
      name: brandTable.name,
      count: sql<number>`(select count(*)::int from ${products} where ${products.brand} = ${brandTable.slug} and ${here})`,
    })
    .from(brandTable)
  const byName = new Intl.Collator(language).compare
  return { brands: rows.map(row => counted(row, language)).sort((a, b) => byName(a.name, b.name)) }
}

export const tag: Handler<'GET productManagement2/tag/{name}'> = async ({ shop, visitor, params }) => {
  const [row] = await tagRow(shop.db, params.name, visitor.locationId)
  if (!row) throw new Refusal('not-found')
  return counted(row, visitor.language)
}

const tagRow = (db: Database, name: string, locationId: string | null | undefined) =>
  db
    .select({
      slug: tags.slug,
      name: tags.name,
      count: sql<number>`(select count(*)::int from ${products} join ${productTags} on ${productTags.productId} = ${products.id}
        where ${productTags.tag} = ${tags.slug} and ${listWhere({ locationId })})`,
    })
    .from(tags)
    .where(sql`${tags.slug} in ${slugsNamed(tags, name)}`)
    // Its own slug before another tag's name.
    .orderBy(sql`${eq(tags.slug, name)} desc`, tags.slug)
    .limit(1)

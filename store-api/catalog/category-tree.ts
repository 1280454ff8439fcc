import { asc } from 'drizzle-orm'
import type { Category } from 'shared-contracts/api/entities/product.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { categories } from '../database/schema/catalog.ts'
import { inLanguage } from '../language/local-text.ts'
import { countedBy } from './counted.ts'
import { toImage } from './image.ts'

/** Every category, parents before their children, in the store's order. A store has tens of them, so all are read. */
export async function categoryTree(
  db: Database,
  language: Language,
  locationId: string | null | undefined,
): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const counts = await countedBy(db, 'category', locationId)
  return rows.map(({ slug, name, parent, image }) => ({
    slug,
    name: inLanguage(name, language),
    parent,
    image: image && toImage(image, language),
    count: counts.get(slug) ?? 0,
  }))
}

/** The way from the root down to a category, itself included; empty for one that does not exist. */
export function pathTo<C extends { slug: string; parent: string | null }>(
  tree: readonly C[],
  slug: string,
): C[] {
  const path: C[] = []
  for (let at: string | null = slug; at !== null; ) {
    const found: C | undefined = tree.find(c => c.slug === at)
    if (!found || path.includes(found)) break
    path.unshift(found)
    at = found.parent
  }
  return path
}

import { asc, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { categories, productTags, tags } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import { inLanguage } from '../language/local-text.ts'
import { pathTo } from './category-tree.ts'
import { toImage } from './image.ts'
import { shownProduct } from './shown-product.ts'
import { isSoldAt } from './sold-at.ts'
import { toSummary } from './summary.ts'

export const productDetail: Handler<'GET productDetailManagement/productDetail/{id}'> = async given => {
  const { shop, visitor, params } = given
  const { language } = visitor
  const [row, tagRows, tree, places] = await Promise.all([
    shownProduct(shop.db, params.id),
    shop.db
      .select({ name: tags.name })
      .from(productTags)
      .innerJoin(tags, eq(tags.slug, productTags.tag))
      .where(eq(productTags.productId, params.id))
      .orderBy(asc(tags.slug)),
    shop.db
      .select({ slug: categories.slug, name: categories.name, parent: categories.parent })
      .from(categories),
    shop.db
      .select({ id: locations.id, localStoreName: locations.localStoreName })
      .from(locations)
      .where(eq(locations.display, true))
      .orderBy(asc(locations.position)),
  ])
  // Asked for by an id of before: the rest was read by that.
  if (row.id !== params.id) return productDetail({ ...given, params: { id: row.id } })
  return {
    ...toSummary(row, language, shop.facts.currency),
    sku: row.sku,
    description: inLanguage(row.description, language),
    images: row.images.map(image => toImage(image, language)),
    brand: row.brandName && inLanguage(row.brandName, language),
    tags: tagRows.map(tag => inLanguage(tag.name, language)),
    breadcrumbs: pathTo(tree, row.mainCategory ?? '').map(c => ({
      slug: c.slug,
      name: inLanguage(c.name, language),
    })),
    notSoldHere: !isSoldAt(row.locations, visitor.locationId),
    soldAt: row.locations && places.filter(place => row.locations?.includes(place.id)),
    addonTag: row.addonTag,
    facts: row.facts.map(fact => ({
      kind: fact.kind,
      name: inLanguage(fact.name, language),
      text: inLanguage(fact.text, language),
    })),
    gtin: row.gtin,
    options: row.options.map(option => ({
      id: option.id,
      name: inLanguage(option.name, language),
      values: option.values.map(value => ({ ...value, label: inLanguage(value.label, language) })),
    })),
  }
}

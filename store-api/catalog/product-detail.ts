import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { brands, categories, products, productTags, tags } from '../database/schema/catalog.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { pathTo } from './category-tree.ts'
import { toImage } from './image.ts'
import { isSoldAt } from './sold-at.ts'
import { SUMMARY, toSummary } from './summary.ts'

export const productDetail: Handler<'GET productDetailManagement/productDetail/{id}'> = async given => {
  const { shop, visitor, params } = given
  const { language } = visitor
  const { sku, description, images, options, mainCategory, addonTag, locations } = getTableColumns(products)
  const [[row], tagRows, tree] = await Promise.all([
    shop.db
      .select({
        ...SUMMARY,
        ...{ sku, description, images, options, mainCategory, addonTag, locations },
        brandName: brands.name,
      })
      .from(products)
      .leftJoin(brands, eq(brands.slug, products.brand))
      .where(and(eq(products.id, params.id), eq(products.recordStatus, 'ACTIVE'))),
    shop.db
      .select({ name: tags.name })
      .from(productTags)
      .innerJoin(tags, eq(tags.slug, productTags.tag))
      .where(eq(productTags.productId, params.id))
      .orderBy(asc(tags.slug)),
    shop.db
      .select({ slug: categories.slug, name: categories.name, parent: categories.parent })
      .from(categories),
  ])
  if (!row) throw new Refusal('not-found')
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
    notSoldHere: !isSoldAt(row.locations, visitor.session?.locationId),
    addonTag: row.addonTag,
    options: row.options.map(option => ({
      id: option.id,
      name: inLanguage(option.name, language),
      values: option.values.map(value => ({ ...value, label: inLanguage(value.label, language) })),
    })),
  }
}

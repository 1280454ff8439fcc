import type * as v from 'valibot'
import type { COMMUNITY } from './community.ts'
import type { CONTENT } from './content-page.ts'
import type { GOODS } from './goods.ts'
import type { OFFERS } from './offers.ts'

type Checked = v.InferOutput<
  v.ObjectSchema<typeof GOODS & typeof OFFERS & typeof COMMUNITY & typeof CONTENT, undefined>
>
type Section = Checked['contentPages'][number]['sections'][number]
type Missing = (at: string, names: readonly string[] | undefined, known: ReadonlySet<string>) => string[]

const missing: Missing = (at, names = [], known) =>
  names.flatMap(name => (known.has(name) ? [] : `${at}: there is no "${name}"`))

/**
 * What a store names that is not there, and names that two have. A product's `related` may be of later.
 * @returns a line each, with its path
 */
export function danglingIn(
  store: Checked,
  locations: readonly { id: string; localStoreName: string }[],
): string[] {
  const slugs = (groups: readonly { slug: string }[]) => new Set(groups.map(({ slug }) => slug))
  const [categories, brands, tags] = [slugs(store.categories), slugs(store.brands), slugs(store.tags)]
  const products = new Map(store.products.map(p => [p.id, p]))
  const ids = new Set(products.keys())
  const places = new Set(locations.map(({ id }) => id))
  const { coupons = [], campaigns = [], influencers = [], livestreamRooms = [] } = store
  const { referralGroups = [], contentPages, sectionTemplates = {} } = store
  const known = { categories, tags, products: ids }
  const inSections = (at: string, sections: readonly Section[]) =>
    sections.flatMap((section, i) =>
      namedIn(section).flatMap(([field, of, names]) => missing(`${at}.${i}.${field}`, names, known[of])),
    )
  return [
    ...store.categories.flatMap(({ parent }, i) =>
      parent === undefined ? [] : missing(`categories.${i}.parent`, [parent], categories),
    ),
    ...store.products.flatMap((p, i) => [
      ...missing(`products.${i}.categorySlugs`, p.categorySlugs, categories),
      ...missing(`products.${i}.brand`, [p.brand], brands),
      ...missing(`products.${i}.tags`, p.tags, tags),
      ...missing(`products.${i}.locations`, p.locations, places),
      ...missing(`products.${i}.stock`, Object.keys(p.stock), choicesOf(p)),
    ]),
    ...coupons.flatMap((coupon, i) => [
      ...missing(`coupons.${i}.categories`, coupon.categories, categories),
      ...missing(`coupons.${i}.products`, coupon.products, ids),
    ]),
    ...campaigns.flatMap((campaign, i) =>
      campaign.items.flatMap(({ productId, optionPair }, j) => {
        const product = products.get(productId)
        const at = `campaigns.${i}.items.${j}`
        return product
          ? missing(`${at}.optionPair`, [optionPair], choicesOf(product))
          : missing(`${at}.productId`, [productId], ids)
      }),
    ),
    ...influencers.flatMap((one, i) => missing(`influencers.${i}.products`, one.products, ids)),
    ...livestreamRooms.flatMap((one, i) => missing(`livestreamRooms.${i}.products`, one.products, ids)),
    ...contentPages.flatMap((page, i) => inSections(`contentPages.${i}.sections`, page.sections)),
    ...Object.entries(sectionTemplates).flatMap(([type, all]) => inSections(`sectionTemplates.${type}`, all)),
    ...twice('categories', 'slug', store.categories),
    ...twice('brands', 'slug', store.brands),
    ...twice('tags', 'slug', store.tags),
    ...twice('products', 'id', store.products),
    ...twice('products', 'sku', store.products),
    ...twice('locations', 'id', locations),
    ...twice('locations', 'localStoreName', locations),
    ...twice('contentPages', 'name', contentPages),
    ...twice('coupons', 'code', coupons),
    ...twice('campaigns', 'id', campaigns),
    ...twice('influencers', 'id', influencers),
    ...twice('referralGroups', 'id', referralGroups),
    ...twice('livestreamRooms', 'id', livestreamRooms),
  ]
}

/** What a section names: where, of what, which. */
function namedIn(section: Section): [string, 'categories' | 'products' | 'tags', readonly string[]][] {
  if (section.type === 'categories') return [['slugs', 'categories', section.slugs]]
  if (section.type === 'lookbook')
    return section.looks.map(({ ids }, i) => [`looks.${i}.ids`, 'products', ids])
  if (section.type !== 'products') return []
  const { source } = section
  if ('ids' in source) return [['source.ids', 'products', source.ids]]
  if ('category' in source) return [['source.category', 'categories', [source.category]]]
  return 'tag' in source ? [['source.tag', 'tags', [source.tag]]] : []
}

/** Each `OptionKey` a product has. */
function choicesOf({ options }: Pick<Checked['products'][number], 'options'>): Set<string> {
  const choices = options.reduce<string[][]>(
    (before, { values }) => before.flatMap(ids => values.map(({ id }) => [...ids, id])),
    [[]],
  )
  return new Set(choices.map(ids => ids.join('-')))
}

function twice<K extends string>(at: string, key: K, rows: readonly Record<K, string>[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap((row, i) => {
    const name = row[key]
    if (seen.has(name)) return [`${at}.${i}.${key}: another has "${name}" too`]
    seen.add(name)
    return []
  })
}

import type { Facets, Named } from 'shared-contracts/api/entities/facets.ts'
import { type Change, type Filter, type ListQuery, SUBJECT } from './list-query.ts'
import { type PriceBand, sameBand } from './price-band.ts'

/** One way to narrow a list, or to widen it again when it is chosen. */
export interface FilterValue {
  key: string
  /** What it is called; null where prices or a fixed text say it. */
  name: string | null
  price: PriceBand | null
  count: number
  chosen: boolean
  /** Of the list's query. */
  change: Change
}

export interface FilterGroup {
  filter: Filter
  values: FilterValue[]
}

/** The value is written as a slug or as a name. */
export const isNamed = ({ slug, name }: { slug: string; name: string }, value: string | null): boolean =>
  value !== null && [slug, name].some(own => own.toLowerCase() === value.toLowerCase())

/** Ways to narrow a list (CAT-9). A group is left out where it is the list's own subject, or where it offers no choice. */
export function filterGroups(query: ListQuery, facets: Facets): FilterGroup[] {
  const named = (filter: 'brand' | 'tag', all: readonly Named[]): FilterValue[] =>
    all.map(value => {
      const chosen = isNamed(value, query[filter])
      return {
        key: value.slug,
        name: value.name,
        price: null,
        count: value.count,
        chosen,
        change: { [filter]: chosen ? null : value.slug },
      }
    })
  const groups: FilterGroup[] = [
    { filter: 'inStock', values: stockValues(query, facets.inStock ?? 0) },
    { filter: 'cat', values: categoryValues(query, facets.categories) },
    { filter: 'price', values: priceValues(query, facets.prices) },
    { filter: 'brand', values: named('brand', facets.brands) },
    { filter: 'tag', values: named('tag', facets.tags) },
  ]
  return groups.filter(
    ({ filter, values }) =>
      SUBJECT[query.path] !== filter &&
      (values.length > 1 || filter === 'inStock' || values.some(v => v.chosen)),
  )
}

function stockValues(query: ListQuery, count: number): FilterValue[] {
  const { inStock } = query
  return [
    {
      key: 'here',
      name: null,
      price: null,
      count,
      chosen: inStock,
      change: { inStock: !inStock },
    },
  ]
}

/** The categories below the one chosen, which can be taken off; from the root while none is. */
function categoryValues(query: ListQuery, all: Facets['categories']): FilterValue[] {
  const chosen = all.find(category => isNamed(category, query.cat))
  const below = all.filter(({ parent }) => parent === (chosen?.slug ?? null))
  return [...(chosen ? [chosen] : []), ...below].map(category => ({
    key: category.slug,
    name: category.name,
    price: null,
    count: category.count,
    chosen: category === chosen,
    change: { cat: category === chosen ? null : category.slug },
  }))
}

function priceValues(query: ListQuery, bands: Facets['prices']): FilterValue[] {
  return bands.map(({ from, to, count }) => {
    const price = { from, to }
    const chosen = sameBand(price, query.price)
    return {
      key: String(from),
      name: null,
      price,
      count,
      chosen,
      change: { price: chosen ? null : price },
    }
  })
}

/** What narrows the list now, each with what takes it off. The subject of a list is not among it. */
export function chosenFilters(query: ListQuery, facets: Facets | undefined): FilterValueOf[] {
  const subject = SUBJECT[query.path]
  const nameIn = (all: readonly { slug: string; name: string }[] | undefined, value: string) =>
    all?.find(one => isNamed(one, value))?.name ?? value
  const chosen = { count: 0, chosen: true, price: null, name: null }
  const values: (FilterValueOf | null)[] = [
    query.cat
      ? {
          ...chosen,
          filter: 'cat',
          key: 'cat',
          name: nameIn(facets?.categories, query.cat),
          change: { cat: null },
        }
      : null,
    query.brand
      ? {
          ...chosen,
          filter: 'brand',
          key: 'brand',
          name: nameIn(facets?.brands, query.brand),
          change: { brand: null },
        }
      : null,
    query.tag
      ? {
          ...chosen,
          filter: 'tag',
          key: 'tag',
          name: nameIn(facets?.tags, query.tag),
          change: { tag: null },
        }
      : null,
    query.price
      ? {
          ...chosen,
          filter: 'price',
          key: 'price',
          price: query.price,
          change: { price: null },
        }
      : null,
    query.inStock ? { ...chosen, filter: 'inStock', key: 'inStock', change: { inStock: false } } : null,
  ]
  return values.filter(value => value !== null && value.filter !== subject) as FilterValueOf[]
}

export interface FilterValueOf extends FilterValue {
  filter: Filter
}

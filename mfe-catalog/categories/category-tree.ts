import type { Category } from 'shared-contracts/api/entities/product.ts'

/** Categories from the root down to the one named, both included; empty when there is none of that name. */
export function trail(all: readonly Category[], slug: string): Category[] {
  const found: Category[] = []
  let next = all.find(c => c.slug === slug)
  // A store's tree may hold a loop.
  while (next && !found.includes(next)) {
    found.unshift(next)
    const { parent } = next
    next = all.find(c => c.slug === parent)
  }
  return found
}

export const below = (all: readonly Category[], slug: string | null): Category[] =>
  all.filter(c => c.parent === slug)

export interface ChipRow {
  /** What 'All …' leads to; null is the whole shop. */
  parent: { slug: string; name: string } | null
  chips: { slug: string; name: string }[]
}

/** Shown as pictures; a page of hundreds would be nothing else. */
export const MAX_TILES = 24
/** Links above a list; where there are more, the filters beside it and the shop's page have them all. */
const MAX_CHIPS = 24

/** Chips that narrow a list: the categories below it, or its neighbours when there are none. Its own is always among them. */
export function chipRow(all: readonly Category[], slug: string | null): ChipRow {
  const own = all.find(c => c.slug === slug) ?? null
  const parent =
    own && below(all, own.slug).length === 0 ? (all.find(c => c.slug === own.parent) ?? null) : own
  const brief = ({ slug, name }: Category) => ({ slug, name })
  const chips = below(all, parent?.slug ?? null)
    .filter((one, i) => i < MAX_CHIPS || one === own)
    .map(brief)
  return { parent: parent && brief(parent), chips }
}

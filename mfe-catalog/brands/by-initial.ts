import type { Named } from 'shared-contracts/api/entities/facets.ts'

export interface Initial {
  /** A letter, or `#` for what begins with none. */
  initial: string
  brands: Named[]
}

/** Brands below their first letters, without accents; those in other scripts stand together, in the order they came in. */
export function byInitial(brands: readonly Named[]): Initial[] {
  const groups = new Map<string, Named[]>()
  for (const brand of brands) {
    const first = brand.name.normalize('NFD').charAt(0).toUpperCase()
    const initial = /[A-Z]/.test(first) ? first : '#'
    groups.set(initial, [...(groups.get(initial) ?? []), brand])
  }
  return [...groups]
    .map(([initial, all]) => ({ initial, brands: all }))
    .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#') || (a.initial < b.initial ? -1 : 1))
}

import type { Brand } from 'shared-contracts/api/catalog/brands.ts'

export interface Initial {
  /** A letter, or `#` for what begins with none. */
  initial: string
  brands: Brand[]
}

/** Brands below their first letters, without accents; those in other scripts stand together, in the order they came in. */
export function byInitial(brands: readonly Brand[]): Initial[] {
  const groups = new Map<string, Brand[]>()
  for (const brand of brands) {
    const first = brand.name.normalize('NFD').charAt(0).toUpperCase()
    const initial = /[A-Z]/.test(first) ? first : '#'
    groups.set(initial, [...(groups.get(initial) ?? []), brand])
  }
  return [...groups]
    .map(([initial, all]) => ({ initial, brands: all }))
    .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#') || (a.initial < b.initial ? -1 : 1))
}

import type { Named } from 'shared-contracts/api/entities/facets.ts'

export interface Initial {
  /** A letter, or `#` for what begins with none. */
  initial: string
  brands: Named[]
}

/** Brands below their first letters, without accents; those in other scripts stand together, in the order they came in. */
export function byInitial(brands: readonly Named[]): Initial[] {
  const groups = Map.groupBy(brands, ({ name }) => {
    const first = name.normalize('NFD').charAt(0).toUpperCase()
    return /[A-Z]/.test(first) ? first : '#'
  })
  return [...groups]
    .map(([initial, all]) => ({ initial, brands: all }))
    .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#') || (a.initial < b.initial ? -1 : 1))
}

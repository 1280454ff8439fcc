import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import type { StoredSection } from './stored-page.ts'

/**
 * A page's rows of products without those that stand in a row above, as long as the store wants them; a row that would not
 * be full without them keeps them.
 * @param filled with as many products more as stand above @param stored the same sections as the store wrote them
 */
export function withoutRepeats(filled: readonly Section[], stored: readonly StoredSection[]): Section[] {
  const shown = new Set<string>()
  return filled.map((section, i) => {
    const own = stored[i]
    if (section.kind !== 'products' || own?.type !== 'products') return section
    const isNew = ({ id }: { id: string }) => !shown.has(id)
    const { products } = section
    const first = [...products.filter(isNew), ...products.filter(product => !isNew(product))]
    const row = ('ids' in own.source ? products : first).slice(0, own.count)
    for (const { id } of row) shown.add(id)
    return { ...section, products: row }
  })
}

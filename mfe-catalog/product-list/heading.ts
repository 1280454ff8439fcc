import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import type { ListTranslate } from '../messages/lists.ts'
import { isNamed } from './filters.ts'
import type { ListQuery } from './list-query.ts'

/** What a list is called that no category names. */
export function headingOf(
  { path, brand, tag }: ListQuery,
  facets: Facets | undefined,
  t: ListTranslate,
): string {
  if (path === '/store/clearance') return t('catalog.clearance-heading')
  const named = (all: readonly { slug: string; name: string }[] | undefined, value: string) =>
    all?.find(one => isNamed(one, value))?.name ?? value
  if (path === '/store/tag' && tag) return t('catalog.tag-heading', { name: named(facets?.tags, tag) })
  if (path === '/store/brand' && brand)
    return t('catalog.brand-heading', { name: named(facets?.brands, brand) })
  return t('catalog.all-products')
}

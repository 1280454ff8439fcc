import type { ListTranslate } from '../messages/lists.ts'
import type { ListQuery } from './list-query.ts'

/** What a list is called that no category names. */
export function headingOf({ path, brand, tag }: ListQuery, t: ListTranslate): string {
  if (path === '/store/clearance') return t('catalog.clearance-heading')
  if (tag) return t('catalog.tag-heading', { name: tag })
  if (brand) return t('catalog.brand-heading', { name: brand })
  return t('catalog.all-products')
}

import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { ListQuery } from './list-query.ts'

/** What a list is called that no category names. */
export function headingOf({ path, brand, tag }: ListQuery, translate: App['translate']): string {
  if (path === '/store/clearance') return translate('catalog.clearance-heading')
  if (tag) return translate('catalog.tag-heading', { name: tag })
  if (brand) return translate('catalog.brand-heading', { name: brand })
  return translate('catalog.all-products')
}

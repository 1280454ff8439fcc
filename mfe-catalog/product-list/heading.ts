import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Facets } from 'shared-contracts/api/entities/facets.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import type { ListTranslate } from '../messages/lists.ts'
import { isNamed } from './filters.ts'
import type { ListQuery } from './list-query.ts'

type Names = Partial<Pick<Facets, 'brands' | 'tags'>>

/** What a list is called that no category names. */
export function headingOf(
  { path, brand, tag }: ListQuery,
  names: Names | undefined,
  t: ListTranslate,
): string {
  if (path === '/store/clearance') return t('catalog.clearance-heading')
  const named = (all: readonly { slug: string; name: string }[] | undefined, value: string) =>
    all?.find(one => isNamed(one, value))?.name ?? value
  if (path === '/store/tag' && tag) return t('catalog.tag-heading', { name: named(names?.tags, tag) })
  if (path === '/store/brand' && brand)
    return t('catalog.brand-heading', { name: named(names?.brands, brand) })
  return t('catalog.all-products')
}

/** Names that a list may go by: those of its facets, and where a backend sends none, of its own tag alone. */
export async function namesFor(
  api: ApiClient,
  { path, tag }: ListQuery,
  facets: Facets | undefined,
  signal: AbortSignal,
): Promise<Names> {
  if (facets || path !== '/store/tag' || !tag) return facets ?? {}
  const own = await api('GET productManagement2/tag/{name}', { params: { name: tag }, signal }).catch(
    doWithout,
  )
  return own ? { tags: [own] } : {}
}

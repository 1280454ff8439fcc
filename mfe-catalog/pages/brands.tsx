import { useData } from 'shared-contracts/remote/page.ts'
import { BrandList } from '../brands/brand-list.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { loader } from './brands.ts'

export { loader, meta } from './brands.ts'

export function Component() {
  const { groups, crumbs, title } = useData<typeof loader>()
  return (
    <div className="page catalog-list">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="display">{title}</h1>
      <BrandList groups={groups} />
    </div>
  )
}

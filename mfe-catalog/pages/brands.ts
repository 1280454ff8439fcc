import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { byInitial } from '../brands/by-initial.ts'
import { breadcrumbList, type Crumb } from '../breadcrumbs/crumbs.ts'
import { SHOP_TEXTS } from '../messages/shop.ts'

/** Every brand that may have something to sell. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const t = SHOP_TEXTS.in(app)
  const { brands } = await app.api('GET productManagement/brands', { signal: request.signal })
  const crumbs: Crumb[] = [
    { name: app.translate('catalog.shop'), path: href('/store') },
    { name: t('catalog.brands'), path: href('/store/brands') },
  ]
  const groups = byInitial(brands.filter(({ count }) => count !== 0))
  return { groups, crumbs, title: t('catalog.brands'), description: t('catalog.brands-description') }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description, crumbs }) => ({
  title,
  description,
  canonical: href('/store/brands'),
  jsonLd: [breadcrumbList(crumbs)],
})

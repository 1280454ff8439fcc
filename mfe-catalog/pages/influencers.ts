import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { findInfluencers, INFLUENCERS_PAGE } from '../influencers/find-influencers.ts'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'
import { readPage } from '../product-list/list-query.ts'

/** People whose profile the store has published, most liked first (CAT-7). */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const t = INFLUENCER_TEXTS.in(app)
  const page = readPage(new URL(request.url))
  const { influencers, count } = await findInfluencers(
    app.api,
    (page - 1) * INFLUENCERS_PAGE,
    INFLUENCERS_PAGE,
    request.signal,
  )
  return {
    influencers,
    count,
    page,
    title: t('catalog.people'),
    description: t('catalog.people-description'),
  }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description, page, influencers }) => ({
  title,
  description,
  canonical: href('/store/influencers', undefined, { page: page > 1 ? String(page) : undefined }),
  noindex: influencers.length === 0,
})

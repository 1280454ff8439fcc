import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { GROUP_TEXTS } from '../messages/group-buys.ts'

/** Group buys that run, are to come, or ended lately (GRP-1). */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const t = GROUP_TEXTS.in(app)
  const { campaigns } = await app.api('GET common3/campaign/fissionList', { signal: request.signal })
  return { campaigns, title: t('catalog.group-buys'), description: t('catalog.group-buys-description') }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description, campaigns }) => ({
  title,
  description,
  canonical: href('/store/groupCampaigns'),
  noindex: campaigns.length === 0,
})

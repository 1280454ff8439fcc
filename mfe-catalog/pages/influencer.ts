import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { breadcrumbList, type Crumb } from '../breadcrumbs/crumbs.ts'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'
import { brief } from '../product/brief.ts'

/** One published profile with its picks (CAT-7). */
export async function loader({ request, params, context }: PageArgs) {
  const app = context.get(appContext)
  const id = params.id ?? ''
  const influencer = await app
    .api('GET common3/influencerProfile/detail/{id}', { params: { id }, signal: request.signal })
    .catch(missingIsNotFound)
  const crumbs: Crumb[] = [
    { name: app.translate('catalog.shop'), path: href('/store') },
    { name: INFLUENCER_TEXTS.in(app)('catalog.people'), path: href('/store/influencers') },
    { name: influencer.name, path: href('/store/influencer/:id', { id }) },
  ]
  return { influencer, crumbs }
}

export const meta: PageMetaOf<typeof loader> = ({
  influencer: { id, name, bio, images, links },
  crumbs,
}) => ({
  title: name,
  description: brief(bio),
  canonical: href('/store/influencer/:id', { id }),
  ...(images[0] ? { image: images[0].image.src } : {}),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        description: bio,
        ...(images[0] ? { image: images[0].image.src } : {}),
        ...(links.length > 0 ? { sameAs: links.map(({ url }) => url) } : {}),
      },
    },
    breadcrumbList(crumbs),
  ],
})

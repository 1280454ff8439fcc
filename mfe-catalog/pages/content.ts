import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import { missingIsNotFound } from '../list/not-found.ts'

/** A content page by its name in the address; `home` where there is none (RTE-3, CAT-6). */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<PageContent> {
  const { api } = context.get(appContext)
  const pageName = params.name ?? 'home'
  return api('GET common3/pageContent', { query: { pageName }, signal: request.signal }).catch(
    missingIsNotFound,
  )
}

export function meta(loaded: unknown, state: AppState): PageMeta {
  const { pageName, title, description, sections } = loaded as PageContent
  const hero = sections.find(s => s.kind === 'hero')
  const home = pageName === 'home'
  const store = state.$appInfo.get()?.storeName
  return {
    title,
    description,
    canonical: home ? href('/') : href('/page/:name', { name: pageName }),
    ...(hero?.image ? { image: hero.image.src } : {}),
    ...(home && store ? { jsonLd: [organization(store, state)] } : {}),
  }
}

/** schema.org Organization (CAT-8): on the start page alone. */
function organization(name: string, state: AppState) {
  const { logo, social } = state.$appInfo.get() ?? {}
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: href('/'),
    ...(logo ? { logo } : {}),
    ...(social?.length ? { sameAs: social.map(s => s.url) } : {}),
  }
}

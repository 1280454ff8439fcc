import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { contentMeta, HOME, loadContent, noneIfMissing } from '../content/load-content.ts'
import { organization } from '../content/organization.ts'

/** The start page is the content page `home` (RTE-3); a store that has none still has a shop. */
export async function loader({ request: { signal }, context }: PageArgs) {
  const app = context.get(appContext)
  const content = await loadContent(app.api, HOME, signal).catch(noneIfMissing)
  if (content?.sections.length) return content
  const { plainHome } = await import(/* webpackChunkName: "plain-home" */ '../content/plain-home.ts')
  return plainHome(app, signal)
}

export const meta: PageMetaOf<typeof loader> = (content, state) => {
  const shop = organization(state)
  return { ...contentMeta(content), ...(shop ? { jsonLd: [shop] } : {}) }
}

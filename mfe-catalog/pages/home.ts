import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { contentMeta, HOME, loadContent } from '../content/load-content.ts'
import { organization } from '../content/organization.ts'

/** The start page is the content page `home` (RTE-3). */
export const loader = ({ request, context }: PageArgs) =>
  loadContent(context.get(appContext).api, HOME, request.signal)

export const meta: PageMetaOf<typeof loader> = (content, state) => {
  const shop = organization(state)
  return { ...contentMeta(content), ...(shop ? { jsonLd: [shop] } : {}) }
}

import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { faqPage } from '../content/faq-page.ts'
import { contentMeta, HOME, loadContent } from '../content/load-content.ts'

/** A content page by its name in the address, which may have several parts (RTE-3, CAT-6). */
export const loader = ({ request, params, context }: PageArgs) =>
  loadContent(context.get(appContext).api, params['*'] || HOME, request.signal)

/** A post's own address is in the blog. */
export const meta: PageMetaOf<typeof loader> = content => {
  const questions = faqPage(content.sections)
  return { ...contentMeta(content), ...(questions && { jsonLd: [questions] }) }
}

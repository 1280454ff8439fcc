import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { type App, appContext } from 'shared-contracts/remote/runtime/app.ts'
import { faqPage } from '../content/faq-page.ts'
import { contentMeta, HOME, loadContent, noneIfMissing } from '../content/load-content.ts'
import { CONTENT_TEXTS } from '../messages/content.ts'

/** Where the shop itself sends whoever has a question. */
const CONTACT = 'contact'

/** A content page by its name in the address, which may have several parts (RTE-3, CAT-6). */
export async function loader({ request, params, context }: PageArgs): Promise<PageContent> {
  const app = context.get(appContext)
  const name = params['*'] || HOME
  const content = loadContent(app.api, name, request.signal)
  return (name === CONTACT ? await content.catch(noneIfMissing) : await content) ?? formAlone(app)
}

/** For a store that wrote no such page. */
const formAlone = (app: App): PageContent => ({
  pageName: CONTACT,
  title: CONTENT_TEXTS.in(app)('catalog.contact'),
  description: '',
  sections: [{ kind: 'contactForm', heading: '' }],
})

/** A post's own address is in the blog. */
export const meta: PageMetaOf<typeof loader> = content => {
  const questions = faqPage(content.sections)
  return { ...contentMeta(content), ...(questions && { jsonLd: [questions] }) }
}

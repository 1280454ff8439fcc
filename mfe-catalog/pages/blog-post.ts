import { LANGUAGE_TAG } from 'shared-contracts/language/language.ts'
import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import { blogPosting } from '../blog/blog-posting.ts'
import { breadcrumbList, type Crumb } from '../breadcrumbs/crumbs.ts'
import { contentMeta, loadContent } from '../content/load-content.ts'
import { CONTENT_TEXTS } from '../messages/content.ts'

/** One post (CAT-6). A content page that is none stands at its own address. */
export async function loader({ request, params, context }: PageArgs) {
  const app = context.get(appContext)
  const name = params.name ?? ''
  const content = await loadContent(app.api, name, request.signal)
  if (!content.post) throw redirect(href('/page/:name', { name }))
  const crumbs: Crumb[] = [
    { name: CONTENT_TEXTS.in(app)('catalog.blog'), path: href('/blog') },
    { name: content.title, path: href('/blog/:name', { name }) },
  ]
  return { content, post: content.post, crumbs }
}

export const meta: PageMetaOf<typeof loader> = ({ content, post, crumbs }, state) => ({
  ...contentMeta(content),
  ...(post.cover ? { image: post.cover.src } : {}),
  jsonLd: [blogPosting(content, LANGUAGE_TAG[state.$language.get()]), breadcrumbList(crumbs)],
})

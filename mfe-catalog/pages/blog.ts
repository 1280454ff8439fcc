import type { PageArgs, PageMetaOf } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { findPosts, POSTS_PAGE } from '../blog/find-posts.ts'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { readPage } from '../product-list/list-query.ts'

/** The store's posts, newest first (CAT-6); its page `blog` names them, where there is one. */
export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  const { api } = app
  const { signal } = request
  const t = CONTENT_TEXTS.in(app)
  const page = readPage(new URL(request.url))
  const start = (page - 1) * POSTS_PAGE
  const [{ posts, total }, named] = await Promise.all([
    findPosts(api, start, POSTS_PAGE, signal),
    api('GET common3/pageContent', { query: { pageName: 'blog' }, signal }).catch(() => null),
  ])
  if (start > 0 && posts.length === 0) throw data(null, { status: 404 })
  return {
    posts,
    total,
    page,
    title: named?.title.trim() || t('catalog.blog'),
    description: named?.description.trim() || t('catalog.blog-description'),
  }
}

export const meta: PageMetaOf<typeof loader> = ({ title, description, page, posts }) => ({
  title,
  description,
  canonical: href('/blog', undefined, { page: page > 1 ? String(page) : undefined }),
  ...(posts[0]?.cover ? { image: posts[0].cover.src } : {}),
  noindex: posts.length === 0,
})

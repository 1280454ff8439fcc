import { useData } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { GrowingList } from 'shared-contracts/ui/growing-list/growing-list.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { findPosts, POSTS_PAGE } from '../blog/find-posts.ts'
import { PostList } from '../blog/post-list.tsx'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { useCatalogT } from '../messages/messages.ts'
import type { loader } from './blog.ts'

export { loader, meta } from './blog.ts'

export function Component() {
  const { posts, total, page, title, description } = useData<typeof loader>()
  const { api } = useApp()
  const { key } = useLocation()
  const t = CONTENT_TEXTS.useTexts()
  const everywhere = useCatalogT()
  return (
    <div className="page catalog-list">
      <h1 className="display">{title}</h1>
      <p className="muted">{description}</p>
      {posts.length === 0 ? (
        <div className="empty">
          <p>{t('catalog.blog-none')}</p>
          <Link className="button button-primary" to={href('/store')}>
            {everywhere('catalog.see-all-products')}
          </Link>
        </div>
      ) : (
        <GrowingList
          key={key + page}
          rows={posts}
          total={total}
          start={(page - 1) * POSTS_PAGE}
          pageSize={POSTS_PAGE}
          keyOf={post => post.pageName}
          translated
          pageHref={next => href('/blog', undefined, { page: next > 1 ? String(next) : undefined })}
          load={async (start, count, signal) => (await findPosts(api, start, count, signal)).posts}
        >
          {rows => <PostList posts={rows} level={2} first />}
        </GrowingList>
      )}
    </div>
  )
}

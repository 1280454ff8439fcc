import { useData } from 'shared-contracts/remote/page.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Byline } from '../blog/byline.tsx'
import { PostList } from '../blog/post-list.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import MoreSection from '../content/more-sections.tsx'
import { SectionList } from '../content/sections.tsx'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { Share } from '../share/share.tsx'
import type { loader } from './blog-post.ts'

export { loader, meta } from './blog-post.ts'

export function Component() {
  const { content, post, crumbs } = useData<typeof loader>()
  const t = CONTENT_TEXTS.useTexts()
  return (
    <div className="catalog-sections">
      <header className="catalog-post-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="display">{content.title}</h1>
        <Byline {...post} />
        {post.cover && <Picture image={post.cover} sizes="(min-width: 768px) 680px, 100vw" eager />}
      </header>
      <SectionList sections={content.sections} More={MoreSection} />
      <div className="catalog-section catalog-prose">
        <Share title={content.title} />
      </div>
      {post.related.length > 0 && (
        <section className="catalog-section stack">
          <h2>{t('catalog.blog-related')}</h2>
          <PostList posts={post.related} level={3} />
        </section>
      )}
    </div>
  )
}

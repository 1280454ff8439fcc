import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { PostList } from '../blog/post-list.tsx'
import { ContactForm } from '../contact-form/contact-form.tsx'
import { CONTENT_TEXTS } from '../messages/content.ts'

export type MoreKinds = Extract<Section, { kind: 'html' | 'posts' | 'contactForm' }>

/** Sections that few pages have: their code comes with those pages alone. */
export default function MoreSection({ section }: { section: MoreKinds }) {
  const t = CONTENT_TEXTS.useTexts()
  if (section.kind === 'contactForm') return <ContactForm heading={section.heading} />
  if (section.kind === 'html')
    return (
      <section className="catalog-section catalog-prose stack">
        {section.heading && <h2 className="display">{section.heading}</h2>}
        {/* Only what the backend left of it: harmless elements and links (CAT-6). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the backend, twice */}
        <div className="catalog-html" dangerouslySetInnerHTML={{ __html: section.html }} />
      </section>
    )
  if (section.posts.length === 0) return null
  return (
    <section className="catalog-section stack">
      <div className="catalog-row-head">
        <h2>{section.heading || t('catalog.blog')}</h2>
        {section.total > section.posts.length && <Link to={href('/blog')}>{t('catalog.blog-all')}</Link>}
      </div>
      <PostList posts={section.posts} level={3} />
    </section>
  )
}

import { type ComponentType, lazy, Suspense } from 'react'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { PostList } from '../blog/post-list.tsx'
import { ContactForm } from '../contact-form/contact-form.tsx'
import { CONTENT_TEXTS } from '../messages/content.ts'
import { Countdown } from './countdown.tsx'
import { Faq } from './faq.tsx'
import { harmlessHtml } from './harmless-html.ts'
import { Lookbook } from './lookbook.tsx'

const Clocks = lazy(() => import(/* webpackChunkName: "clocks" */ './clocks.tsx'))
const Livestreams = lazy(() => import(/* webpackChunkName: "livestreams" */ './livestreams.tsx'))

export type MoreKinds = Exclude<Section, { kind: 'hero' | 'text' | 'products' | 'categories' }>
type Of<K extends MoreKinds['kind']> = ComponentType<{ section: Extract<MoreKinds, { kind: K }> }>

const VIEWS: { [K in MoreKinds['kind']]: Of<K> } = {
  html: Html,
  posts: Posts,
  faq: Faq,
  countdown: Countdown,
  lookbook: Lookbook,
  contactForm: ({ section }) => <ContactForm heading={section.heading} />,
  clocks: ({ section }) => (
    <Suspense>
      <Clocks heading={section.heading} />
    </Suspense>
  ),
  livestreams: ({ section }) => (
    <Suspense>
      <Livestreams heading={section.heading} />
    </Suspense>
  ),
}

/** Sections that few pages have: their code comes with those pages alone. What this release does not know is left out. */
export default function MoreSection({ section }: { section: MoreKinds }) {
  const View = VIEWS[section.kind] as ComponentType<{ section: MoreKinds }> | undefined
  return View ? <View section={section} /> : null
}

function Html({ section: { heading, html } }: { section: Extract<Section, { kind: 'html' }> }) {
  return (
    <section className="catalog-section catalog-prose stack">
      {heading && <h2 className="display">{heading}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: harmless elements and links alone (CAT-6) */}
      <div className="catalog-html" dangerouslySetInnerHTML={{ __html: harmlessHtml(html) }} />
    </section>
  )
}

function Posts({ section: { heading, posts, total } }: { section: Extract<Section, { kind: 'posts' }> }) {
  const t = CONTENT_TEXTS.useTexts()
  if (posts.length === 0) return null
  return (
    <section className="catalog-section stack">
      <div className="catalog-row-head">
        <h2>{heading || t('catalog.blog')}</h2>
        {total > posts.length && <Link to={href('/blog')}>{t('catalog.blog-all')}</Link>}
      </div>
      <PostList posts={posts} level={3} />
    </section>
  )
}

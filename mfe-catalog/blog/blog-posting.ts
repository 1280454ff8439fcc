import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** schema.org BlogPosting (CAT-8). @param language BCP 47 tag of its text */
export function blogPosting({ pageName, title, description, post }: PageContent, language: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: href('/blog/:name', { name: pageName }),
    ...(post && { datePublished: post.publishedAt, author: { '@type': 'Person', name: post.author } }),
    ...(post?.cover && { image: post.cover.src }),
  }
}

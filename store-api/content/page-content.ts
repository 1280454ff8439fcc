import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { contentPages } from '../database/schema/store.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { relatedPosts, toPost } from './posts.ts'
import { fillSections } from './sections.ts'
import type { StoredPage } from './stored-page.ts'

export const pageContent: Handler<'GET common3/pageContent'> = async ({ shop, visitor, query }) => {
  const { language } = visitor
  const isOut = or(isNull(contentPages.publishedAt), lte(contentPages.publishedAt, shop.now()))
  const [row] = await shop.db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.name, query.pageName), isOut))
  if (!row) throw new Refusal('not-found')
  const page = row.page as StoredPage
  const post = toPost(row, language)
  return {
    pageName: page.name,
    title: inLanguage(page.title, language),
    description: inLanguage(page.summary, language),
    sections: await fillSections(page.sections, shop, visitor),
    ...(post && {
      post: {
        author: post.author,
        publishedAt: post.publishedAt,
        cover: post.cover,
        related: await relatedPosts(shop, language, page.post?.related ?? []),
      },
    }),
  }
}

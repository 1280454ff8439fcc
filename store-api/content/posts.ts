import { and, count, desc, inArray, lte, type SQL } from 'drizzle-orm'
import type { PostSummary } from 'shared-contracts/api/entities/page-content.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { toImage } from '../catalog/image.ts'
import { contentPages } from '../database/schema/store.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Shop } from '../shop.ts'
import type { StoredPage } from './stored-page.ts'

type Row = typeof contentPages.$inferSelect

export function toPost({ page, publishedAt }: Row, language: Language): PostSummary | null {
  const { name, title, summary, post } = page as StoredPage
  return (
    (publishedAt &&
      post && {
        pageName: name,
        title: inLanguage(title, language),
        summary: inLanguage(summary, language),
        author: inLanguage(post.author, language),
        publishedAt: publishedAt.toISOString(),
        cover: post.cover && toImage(post.cover, language),
      }) ||
    null
  )
}

/** Posts whose time has come, newest first. */
async function readPosts(
  shop: Shop,
  language: Language,
  part: { limit: number; offset?: number },
  which?: SQL,
) {
  const out = and(lte(contentPages.publishedAt, shop.now()), which)
  const rows = await shop.db
    .select()
    .from(contentPages)
    .where(out)
    .orderBy(desc(contentPages.publishedAt), contentPages.name)
    .limit(part.limit)
    .offset(part.offset ?? 0)
  const [counted] = await shop.db.select({ total: count() }).from(contentPages).where(out)
  return { posts: rows.flatMap(row => toPost(row, language) ?? []), total: counted?.total ?? 0 }
}

export const latestPosts = (shop: Shop, language: Language, part: { limit: number; offset?: number }) =>
  readPosts(shop, language, part)

/** The posts a post names, in its order; those that are gone or not out yet are left out. */
export async function relatedPosts(
  shop: Shop,
  language: Language,
  names: readonly string[],
): Promise<PostSummary[]> {
  if (names.length === 0) return []
  const part = { limit: names.length }
  const { posts } = await readPosts(shop, language, part, inArray(contentPages.name, [...names]))
  return names.flatMap(name => posts.find(post => post.pageName === name) ?? [])
}

import type { ApiClient } from 'shared-contracts/api/client.ts'

/** Posts of one load of the list. */
export const POSTS_PAGE = 12

/** One part of the blog, newest first. @param start position from 0 */
export async function findPosts(api: ApiClient, start: number, count: number, signal: AbortSignal) {
  const query = { numberToLoad: String(count), startingPosition: String(start) }
  const params = { type: 'blog' }
  const { sections } = await api('GET common3/sectionTemplateByType/{type}', { params, query, signal })
  const found = sections.find(section => section.kind === 'posts')
  return { posts: found?.posts ?? [], total: found?.total ?? 0 }
}

import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { PageContent } from 'shared-contracts/api/entities/page-content.ts'
import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'

/** Name of the content page that stands at `/` (RTE-3). */
export const HOME = 'home'

/** A content page as the store wrote it (CAT-6). @throws 404 where there is none of that name, or one of no words at all */
export async function loadContent(
  api: ApiClient,
  pageName: string,
  signal: AbortSignal,
): Promise<PageContent> {
  const content = await api('GET common3/pageContent', { query: { pageName }, signal }).catch(
    missingIsNotFound,
  )
  if (!content.title.trim() && content.sections.length === 0) throw data(null, { status: 404 })
  return content
}

/** For `.catch` of a content page that need not be. @throws whatever says more than that there is none */
export function noneIfMissing(thrown: { init?: { status?: number } }): null {
  if (thrown.init?.status === 404) return null
  throw thrown
}

/** Head of a content page; its picture is the first hero's. */
export function contentMeta({ pageName, title, description, sections, post }: PageContent): PageMeta {
  const hero = sections.find(section => section.kind === 'hero')
  return {
    title,
    description,
    canonical:
      pageName === HOME
        ? href('/')
        : post
          ? href('/blog/:name', { name: pageName })
          : pageName.split('/').reduce((path, part) => `${path}/${encodeURIComponent(part)}`, '/page'),
    ...(hero?.image ? { image: hero.image.src } : {}),
  }
}

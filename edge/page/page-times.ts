import type { PublishedRelease } from 'shared-contracts/release/document.ts'

export type Release = Pick<PublishedRelease, 'name' | 'release'>

/** Where the time to a page's first byte went, ms: `data` while calls of the backend were under way, `render` all the rest. */
export type Parts = Record<'data' | 'render', number>

export interface PageTimes {
  /** A call of the backend begins. @returns to be called when it has ended */
  asking(): () => void
  /** Whose page it is; the last one told. */
  owned(release: Release): void
  owner(): Release | null
  /** So far. */
  parts(): Parts
}

/** Times one page view, from now on. @param now clock that never goes back, ms */
export function createPageTimes(now: () => number = () => performance.now()): PageTimes {
  const began = now()
  let owner: Release | null = null
  let underWay = 0
  let since = 0
  let data = 0

  return {
    asking() {
      if (underWay++ === 0) since = now()
      return () => {
        if (--underWay === 0) data += now() - since
      }
    },
    owned(release) {
      owner = release
    },
    owner: () => owner,
    parts() {
      const at = now()
      const waited = data + (underWay > 0 ? at - since : 0)
      return { data: waited, render: at - began - waited }
    },
  }
}

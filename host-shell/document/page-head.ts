import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Areas } from '../areas/area.ts'
import { EarlyData } from '../routes/early-data.ts'
import { patternOf } from '../routes/pattern.ts'

export interface Head extends PageMeta {
  siteName: string
  canonical: string
}

interface Shown {
  areas: Areas
  /** Route shown and what its loader returned; data is null when the loader refused. */
  routeId: string | undefined
  data: unknown
  state: AppState
  pathname: string
  /** Says what does not exist, in place of the page. In the browser the view's own heading names it. */
  missing?: string | false
}

/** What the head says of the shown page: the page's own words, with the store's name behind its title. */
export function pageHead({ areas, routeId, data, state, pathname, missing }: Shown): Head {
  const siteName = state.$appInfo.get()?.storeName ?? 'Store'
  const pattern = patternOf(routeId)
  const area = pattern === null ? undefined : areas.at(pattern)
  const base = { siteName, canonical: pathname }
  if (missing) return { ...base, title: `${missing} · ${siteName}`, noindex: true }
  const own = () => (area?.status === 'ready' ? area.module.meta?.(data, state) : undefined)
  const meta = data instanceof EarlyData ? data.meta : readMeta(own)
  if (!meta?.title) return { ...base, title: siteName }
  const title = meta.title.includes(siteName) ? meta.title : `${meta.title} · ${siteName}`
  return { ...base, ...meta, title, canonical: meta.canonical ?? pathname }
}

/** A page whose words fail is still a page. */
function readMeta(read: () => PageMeta | undefined): PageMeta | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

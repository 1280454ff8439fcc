import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Platform } from 'shared-contracts/remote/platform/platform.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Texts } from '../messages/texts.ts'

export interface AppParts {
  state: AppState
  api: ApiClient
  platform: Platform
  texts: Texts
  prefetch(path: string): void
  refresh(): Promise<void>
}

const MAX_NOTICES = 3

/** What pages are handed: one per page in the browser, one per page view on the server. */
export function createApp({ state, api, platform, texts, prefetch, refresh }: AppParts): App {
  let notices = 0
  return {
    state,
    api,
    platform,
    translate: texts.translate,
    prefetch,
    refresh,
    notify(kind, text) {
      const others = state.$notices.get().filter(notice => notice.text !== text)
      state.$notices.set([...others.slice(1 - MAX_NOTICES), { id: ++notices, kind, text }])
    },
  }
}

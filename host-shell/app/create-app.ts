import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Platform } from 'shared-contracts/remote/platform/platform.ts'
import type { Points } from 'shared-contracts/remote/points.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'
import type { Texts } from '../messages/texts.ts'

export interface AppParts {
  state: AppState
  api: ApiClient
  platform: Platform
  texts: Texts
  points: Points | undefined
  prefetch(path: string): void
  refresh(): Promise<void>
}

const MAX_NOTICES = 3

/** What pages are handed: one per page in the browser, one per page view on the server. */
export function createApp({ texts, ...parts }: AppParts): App {
  let notices = 0
  const { $notices } = parts.state
  return {
    ...parts,
    translate: texts.translate,
    notify(kind, text) {
      const others = $notices.get().filter(notice => notice.text !== text)
      $notices.set([...others.slice(1 - MAX_NOTICES), { id: ++notices, kind, text, at: Date.now() }])
    },
  }
}

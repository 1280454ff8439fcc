import type { MessageTable } from 'shared-contracts/language/messages.ts'
import type { PageComposition } from 'shared-contracts/release/composition.ts'
import type { Platform } from 'shared-contracts/remote/platform/platform.ts'
import type { AppSnapshot } from 'shared-contracts/remote/state/app-state.ts'

export const STATE_ID = 'arcade-state'

/** What crosses from the server to the browser, as JSON in the document. */
export interface PageState {
  app: AppSnapshot
  /** What the server took the page to run in; the browser takes it over (PLT-4). */
  platform: Pick<Platform, 'kind' | 'device'>
  /** The shell's own texts in the page's language: smaller here than as a file of its own. */
  messages: MessageTable
  composition: PageComposition
  /** The router's: what loaders gave and what they refused, by route. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** Categories that the page stands on: its own code, which knows them, may come after the shell. */
  shelves: readonly string[] | undefined
  /** Path pattern of the page that is shown; null for the shell's own. To find it means to rank all routes. */
  pattern: string | null
  /** Path patterns whose area the server left out. */
  pending: readonly string[]
  /** The backend was away, and answers kept from before stood in for it: the page reads them again, and is not kept itself. */
  kept?: boolean | undefined
}

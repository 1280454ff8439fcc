import { useStore } from '@nanostores/react'
import { createContext as createReactContext, useContext } from 'react'
import type { RouterContext } from 'react-router-dom'
import { createContext } from 'shared-contracts/remote/runtime/router.ts'
import type { ApiClient } from '../../api/client.ts'
import type { MessageTable } from '../../language/messages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Points } from '../points.ts'
import type { AppState } from '../state/app-state.ts'

/** What the host hands to every page: one object per page in the browser, per page view on the server. */
export interface App {
  state: AppState
  api: ApiClient
  platform: Platform
  /** Text of a key in the page's language; empty when nobody has it (LNG-2). Pages use `useT`, which is typed. */
  translate(key: string, values?: Record<string, string | number>): string
  /** Loads what a path needs ahead of a navigation; safe to call often. */
  prefetch(path: string): void
  /** Shows the current page anew with fresh data, no document load (the blank `main` route, RTE-2). */
  refresh(): Promise<void>
  /** Shows a short message to the shopper, announced to assistive technology. */
  notify(kind: 'info' | 'success' | 'error', text: string): void
  /** What other remotes put into the points of pages; absent where the host knows none, and then nobody fills them. */
  points?: Points | undefined
}

/** Key under which loaders find the app: `context.get(appContext)`. */
export const appContext: RouterContext<App> = createContext<App>()

const ReactAppContext = createReactContext<App | null>(null)
export const AppProvider = ReactAppContext.Provider

/** @throws Error outside the host's provider */
export function useApp(): App {
  const app = useContext(ReactAppContext)
  if (!app) throw new Error('useApp outside AppProvider')
  return app
}

/** Typed translate function: `const t = useT<Messages>()`, `t('catalog.add', { name })`; plurals by `count`. */
export type Translate<M extends MessageTable> = (
  key: KeyOf<M>,
  values?: Record<string, string | number>,
) => string
// `count` picks key_one / key_other: callers name the key without the suffix.
export type KeyOf<M> = {
  [K in keyof M & string]: K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Base
    : K
}[keyof M & string]

export function useT<M extends MessageTable>(): Translate<M> {
  const { translate, state } = useApp()
  useStore(state.$language)
  return translate
}

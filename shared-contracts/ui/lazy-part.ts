import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * React's `lazy` for what a press or a choice opens. Without a network its code is waited for: failing, it would take the whole page with
 * it, which can still be read. Code that does not come although there is a network fails as ever, so that the release before can stand in.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own
export const lazyPart = <T extends ComponentType<any>>(
  fetch: () => Promise<{ default: T }>,
): LazyExoticComponent<T> => lazy(() => onceThere(fetch))

export const onceThere = <T>(fetch: () => Promise<T>): Promise<T> =>
  fetch().catch(error => {
    if (navigator.onLine) throw error
    return new Promise(back => addEventListener('online', back)).then(fetch)
  })

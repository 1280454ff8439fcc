import { type ComponentType, type ReactNode, use } from 'react'

/** Wait before code that was lost is asked for again, and at most, ms: the line may be gone for long. */
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 15_000

export interface CodeLater<P> {
  (props: P): ReactNode
  /** For loaders on the server, which draws it with the page, and for who wants it ahead. @throws what the code throws */
  load(): Promise<unknown>
}

/**
 * A component with code of its own that the page does not wait for: it is asked for when the component is first drawn. Inside of
 * `<HydrateLater>` the server's HTML stays until then. What is lost on its way is asked for again for as long as the page is there.
 * @param fetch imports the component's file, and says which of it is the component
 */
export function codeLater<P extends object>(fetch: () => Promise<ComponentType<P>>): CodeLater<P> {
  let code: Promise<ComponentType<P>> | null = null
  const load = () => {
    code ??= known(insist(fetch))
    return code
  }
  function Part(props: P) {
    const View = use(load())
    return <View {...props} />
  }
  return Object.assign(Part, { load })
}

/** Asks until it comes. @throws what the code itself throws */
async function insist<T>(fetch: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return await fetch()
    } catch (error) {
      if (!isLost(error)) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** A module that does not come is a TypeError in the words of Chromium, Firefox or WebKit; code of ours that throws one has other words. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** With the fields by which React reads a promise without waiting for its callback. */
function known<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    value => void Object.assign(promise, { status: 'fulfilled', value }),
    reason => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return Object.assign(promise, { status: 'pending' })
}

import { type ComponentType, type ReactNode, use } from 'react'
import { insist } from './insist.ts'

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

/** With the fields by which React reads a promise without waiting for its callback. */
function known<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    value => void Object.assign(promise, { status: 'fulfilled', value }),
    reason => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return Object.assign(promise, { status: 'pending' })
}

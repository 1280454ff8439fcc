import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react'
import { type Deferred, defer } from '../remote/defer.ts'

interface Props<T> {
  /** What the loader deferred. */
  data: Deferred<T>
  /** Asks again, in the browser, for what the server did not wait for. */
  load(): Promise<T>
  /** Draws the part; without data it is left out. */
  children(value: T): ReactNode
}

/** A part of the page whose data may come after the rest (`defer`). A boundary of its own: nothing waits for it. */
export function Await<T>({ data, load, children }: Props<T>) {
  const [again, setAgain] = useState<{ instead: Deferred<T>; data: Deferred<T> } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data are another question, another function is not
  useEffect(() => {
    if (isPromise(data) || data.value !== null) return
    startTransition(() => setAgain({ instead: data, data: defer(load()) }))
  }, [data])
  return (
    <Suspense fallback={null}>
      <Part data={again?.instead === data ? again.data : data}>{children}</Part>
    </Suspense>
  )
}

function Part<T>({ data, children }: Pick<Props<T>, 'data' | 'children'>) {
  const value = isPromise(data) ? use(data) : data.value
  return value === null ? null : children(value)
}

const isPromise = <T,>(data: Deferred<T>): data is Exclude<Deferred<T>, { then?: never; value: T | null }> =>
  'then' in data

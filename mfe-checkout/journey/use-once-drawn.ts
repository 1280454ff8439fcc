import { useDeferredValue } from 'react'

/**
 * What is said of a change: that it is over only once the page says what came of it. Who asked for it has the answer before that is
 * drawn, on a slow phone by seconds, and until then the page would take presses by what was true before.
 * @param view after the change another one
 * @param busy the change is on its way
 */
export function useOnceDrawn<V>(view: V, busy: boolean): V {
  const drawn = useDeferredValue(view)
  return busy ? view : drawn
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How near to the window a part comes before its data are asked for. */
const NEAR_PX = 200

/** What a part asks for once it comes near the window. @returns null until it is there, and where it does not come */
export function useNear<T>(
  part: RefObject<HTMLElement | null>,
  load: (signal: AbortSignal) => Promise<T>,
): T | null {
  const [found, setFound] = useState<T | null>(null)
  const ask = useEffectEvent(load)
  useEffect(() => {
    const element = part.current
    if (!element) return
    const stop = new AbortController()
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watch.disconnect()
        ask(stop.signal).then(
          answer => !stop.signal.aborted && setFound(answer),
          () => {},
        )
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    )
    watch.observe(element)
    return () => {
      stop.abort()
      watch.disconnect()
    }
  }, [part])
  return found
}

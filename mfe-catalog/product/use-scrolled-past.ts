import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the watched element has scrolled away upwards: the buy bar takes its place on the phone.
 * False wherever the browser cannot tell.
 */
export function useScrolledPast(watched: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!watched.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    watch.observe(watched.current)
    return () => watch.disconnect()
  }, [watched])
  return past
}

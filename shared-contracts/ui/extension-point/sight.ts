/** How near to the window a part comes before it is made ready. */
const NEAR_PX = 200

/** @param signal ends the waiting */
type WhenSeen = (place: Element, signal: AbortSignal, act: () => void) => void

/** Calls once the place is near the window. */
export const whenNear: WhenSeen = (place, signal, act) =>
  observe(place, signal, { rootMargin: `${NEAR_PX}px 0px` }, entry => entry.isIntersecting, act)

/** Calls once the place lies below the window: what is put there moves nothing that is seen. */
export const whenBelow: WhenSeen = (place, signal, act) =>
  observe(place, signal, {}, entry => isBelow(entry, window.innerHeight), act)

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } }
export const isBelow = ({ isIntersecting, boundingClientRect }: Seen, height: number): boolean =>
  !isIntersecting && boundingClientRect.top >= height

function observe(
  place: Element,
  signal: AbortSignal,
  options: IntersectionObserverInit,
  isTime: (entry: IntersectionObserverEntry) => boolean,
  act: () => void,
): void {
  if (signal.aborted) return
  const watch = new IntersectionObserver(entries => {
    const entry = entries.at(-1)
    if (!entry || !isTime(entry)) return
    watch.disconnect()
    act()
  }, options)
  watch.observe(place)
  signal.addEventListener('abort', () => watch.disconnect(), { once: true })
}

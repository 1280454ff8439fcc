import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigation } from 'shared-contracts/remote/runtime/router.ts'

interface Props {
  /** `visible`: near the window; `idle`: when the browser has nothing else to do; `intent`: under a pointer, a finger or the focus. */
  when: 'visible' | 'idle' | 'intent'
  className?: string
  children: ReactNode
}

/** How near to the window a part comes before it is hydrated. */
const NEAR_PX = 300
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * A part of the page that the first interaction does not need: the server draws it, the browser leaves its HTML alone until then.
 * Links and forms in it work before as without a script. Any change of the page, e.g. a navigation, hydrates it at once.
 */
export function HydrateLater({ when, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  const hydrating = useHydrating()
  const [gate] = useState(() => (hydrating && typeof window !== 'undefined' ? createGate() : null))
  // React would throw the server's HTML away, were it asked to change what may not be hydrated yet.
  useNavigation()
  if (shown.current) gate?.open()

  useLayoutEffect(() => {
    shown.current = true
  }, [])
  useEffect(() => {
    const element = place.current
    if (!gate || !element) return
    for (const name of INTENTS) element.addEventListener(name, gate.open, { once: true, passive: true })
    const stop = WAYS[when](element, gate.open)
    return () => {
      stop()
      for (const name of INTENTS) element.removeEventListener(name, gate.open)
    }
  }, [gate, when])

  return (
    <div ref={place} className={className}>
      <Suspense fallback={null}>
        <Gated opened={gate?.opened}>{children}</Gated>
      </Suspense>
    </div>
  )
}

function Gated({ opened, children }: { opened: Promise<void> | undefined; children: ReactNode }) {
  if (opened) use(opened)
  return children
}

type Way = (element: Element, open: () => void) => () => void

const whenIdle: Way = (_, open) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(open, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(open)
  return () => cancelIdleCallback(handle)
}

const WAYS: Record<Props['when'], Way> = {
  intent: () => () => {},
  idle: whenIdle,
  visible(element, open) {
    if (!('IntersectionObserver' in window)) return whenIdle(element, open)
    const watch = new IntersectionObserver(entries => entries.some(e => e.isIntersecting) && open(), {
      rootMargin: `${NEAR_PX}px 0px`,
    })
    watch.observe(element)
    return () => watch.disconnect()
  },
}

/** The fields of the promise are those by which React reads it without waiting for its callback. */
function createGate() {
  let resolve = () => {}
  const opened = Object.assign(new Promise<void>(done => (resolve = done)), { status: 'pending' })
  return {
    opened,
    open() {
      Object.assign(opened, { status: 'fulfilled', value: undefined })
      resolve()
    },
  }
}

/** React asks for the server's snapshot on the server and while it takes HTML over, never later. */
function useHydrating(): boolean {
  let hydrating = false
  useSyncExternalStore(
    nothing,
    () => null,
    () => {
      hydrating = true
      return null
    },
  )
  return hydrating
}
const nothing = () => () => {}

import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'

type Opened = [
  name: string | null,
  open: (name: string | null) => void,
  /** Closes the one of that name; not another that was opened since. */
  close: (name: string) => void,
]

/**
 * Which dialog of the page is open, by the fragment of its address: another page can link to it, and who has to sign in for it
 * comes back to it.
 * @returns its name, null for none and until the page reacts, what opens another, and what closes one
 */
export function useOpened(): Opened {
  const { key, hash } = useLocation()
  const [name, setName] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way here by the same fragment opens it again
  useEffect(() => setName(location.hash.slice(1) || null), [key, hash])
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = name
    // What is said late, once the page is left, closes nothing there either.
    return () => {
      shown.current = null
    }
  }, [name])
  const open = (to: string | null) => {
    setName(to)
    // Not by the router: a dialog that is closed and opened at once would wait for it.
    history.replaceState(history.state, '', location.pathname + location.search + (to ? `#${to}` : ''))
  }
  return [name, open, closed => shown.current === closed && open(null)]
}

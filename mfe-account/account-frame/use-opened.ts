import { useEffect, useState } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'

/**
 * Which dialog of the page is open, by the fragment of its address: another page can link to it, and who has to sign in for it
 * comes back to it.
 * @returns its name, null for none and until the page reacts, and what opens another
 */
export function useOpened(): [name: string | null, open: (name: string | null) => void] {
  const { key, hash } = useLocation()
  const [name, setName] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way here by the same fragment opens it again
  useEffect(() => setName(location.hash.slice(1) || null), [key, hash])
  return [
    name,
    to => {
      setName(to)
      // Not by the router: a dialog that is closed and opened at once would wait for it.
      history.replaceState(history.state, '', location.pathname + location.search + (to ? `#${to}` : ''))
    },
  ]
}

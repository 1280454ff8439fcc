import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'

/**
 * Which dialog of the page is open, by the fragment of its address: another page can link to it, and who has to sign in for it
 * comes back to it.
 * @returns its name, null for none and until the page reacts, and what opens another
 */
export function useOpened(): [name: string | null, open: (name: string | null) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const ready = useReady()
  const open = (name: string | null) =>
    void navigate({ pathname, search, hash: name ?? '' }, { replace: true, preventScrollReset: true })
  return [ready ? hash.slice(1) || null : null, open]
}

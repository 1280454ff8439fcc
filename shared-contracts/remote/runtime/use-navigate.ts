import type { NavigateFunction } from 'react-router-dom'
import { useRouter } from './use-router.ts'

/** Leads to another address. What uses it is not drawn anew with every move, as with the router's own hook: addresses here are whole. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate as NavigateFunction
}

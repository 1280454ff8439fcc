import type { NavigateFunction, useNavigate as useRoutersNavigate } from 'react-router-dom'
import { useRouter } from './use-router.ts'

/** Leads to another address. What uses it is not drawn anew with every move, as with the router's own hook: addresses here are whole. */
export const useNavigate: typeof useRoutersNavigate = () => useRouter().navigate as NavigateFunction

import { useCallback, useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  type To,
  type useNavigate as useRoutersNavigate,
} from 'react-router-dom'

/** Leads to another address. What uses it is not drawn anew with every move, as with the router's own hook: addresses here are whole. */
export const useNavigate: typeof useRoutersNavigate = () => {
  const router = useContext(DataRouterContext)?.router
  return useCallback(
    async (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') await router?.navigate(to)
      else await router?.navigate(to, options)
    },
    [router],
  )
}

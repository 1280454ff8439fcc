import { isSessionOver } from 'shared-contracts/api/session-over.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { en } from '../messages/en.ts'
import { markSessionEnded, signInAddress } from './require-account.ts'

/** For `catch` around calls of a page that is open: leads to sign-in and back here, unless they have gone on. @throws whatever else it is */
export function useSignInAgain(): (error: unknown) => Promise<never> {
  const t = useT<typeof en>()
  const { state, notify } = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const { pathname, search } = useLocation()
  return async error => {
    if (!isSessionOver(error)) throw error
    markSessionEnded(state)
    notify('info', t('account.signInAgain'))
    // Whoever has gone on is told, and not led back here.
    if (location.pathname === pathname && stay()())
      await navigate(signInAddress(pathname + search + location.hash))
    // The page is gone: nothing after the call may run.
    return new Promise<never>(() => {})
  }
}

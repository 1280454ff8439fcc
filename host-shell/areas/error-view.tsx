import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import {
  isRouteErrorResponse,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { FailedView } from './failed-view.tsx'
import { isMissing } from './is-missing.ts'
import { NotFound } from './not-found.tsx'

/** What a page's loader refused: not there, not allowed, or not reachable (RTE-8, ERR-2). */
export function ErrorView() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (isMissing(error)) return <NotFound />
  if (status === 401) return <SignInFirst />
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  return <Unreachable message={message} network={status === 503} />
}

function SignInFirst() {
  const t = useT<ShellMessages>()
  const { pathname, search } = useLocation()
  return (
    <FailedView icon="account" title={t('shell.signIn')} text={t('shell.error.signIn')}>
      <Link
        className="button button-primary"
        to={href('/account/login', undefined, { next: pathname + search })}
      >
        {t('shell.signIn')}
      </Link>
    </FailedView>
  )
}

function Unreachable({ message, network }: { message: string; network: boolean }) {
  const t = useT<ShellMessages>()
  const { revalidate } = useRevalidator()
  const text = message || t(network ? 'shell.error.network' : 'shell.error.text')
  return (
    <FailedView icon="cloud" title={t('shell.error.title')} text={text}>
      <button type="button" className="button button-primary" onClick={() => void revalidate()}>
        {t('shell.retry')}
      </button>
      <Link className="button" to={href('/')}>
        {t('shell.toHome')}
      </Link>
    </FailedView>
  )
}

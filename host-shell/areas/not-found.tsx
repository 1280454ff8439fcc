import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { ShellMessages } from '../messages/texts.ts'
import { FailedView } from './failed-view.tsx'
import { missingTitle } from './missing-title.ts'

/** Says what is not there, and leads on: by a search that needs no script, to the shop, to the start page (RTE-8). */
export function NotFound() {
  const t = useT<ShellMessages>()
  const { pathname } = useLocation()
  return (
    <FailedView icon="search" title={t(missingTitle(pathname))} text={t('shell.notFound.text')}>
      <form action={href('/store/search')} className="row">
        <input name="q" type="search" className="input" aria-label={t('shell.search')} />
        <button type="submit" className="button">
          {t('shell.search')}
        </button>
      </form>
      <Link className="button button-primary" to={href('/store')}>
        {t('shell.toShop')}
      </Link>
      <Link className="button" to={href('/')}>
        {t('shell.toHome')}
      </Link>
    </FailedView>
  )
}

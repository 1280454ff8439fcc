import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Dead } from './failed-view.tsx'

/** No release of the page's remote works. A new document asks the server which releases are in service now. */
export function FailedArea() {
  const t = useT<ShellMessages>()
  return (
    <Dead icon="cloud" title={t('shell.failed.title')} text={t('shell.failed.text')}>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t('shell.failed.retry')}
      </button>
      <a className="button" href={href('/')}>
        {t('shell.toHome')}
      </a>
    </Dead>
  )
}

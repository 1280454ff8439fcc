import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'

/** A new document asks the server which releases are in service now. */
export function ReloadButton({ primary = false }: { primary?: boolean }) {
  const t = useT<ShellMessages>()
  return (
    <button
      type="button"
      className={primary ? 'button button-primary' : 'button'}
      onClick={() => location.reload()}
    >
      {t('shell.retry')}
    </button>
  )
}

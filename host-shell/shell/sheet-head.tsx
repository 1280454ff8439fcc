import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** Of the title, by which the dialog is named. */
  id: string
  title: string
  /** No button without it. */
  onClose?: (() => void) | undefined
}

export function SheetHead({ id, title, onClose }: Props) {
  const t = useT<ShellMessages>()
  return (
    <div className="shell-sheet-head">
      <h2 id={id}>{title}</h2>
      {onClose && (
        <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { RESTOCK_TEXTS } from '../messages/restock.ts'

const toHeading = handFocusOn('h1')

/** Ends the mails of who came by the link of one. Asked first: mail programs open links by themselves. */
export default function StopNotices({ token }: { token: string }) {
  const { api } = useApp()
  const t = RESTOCK_TEXTS.useTexts()
  const [state, setState] = useState<'asked' | 'pending' | 'done' | { failed: string }>('asked')
  async function stop() {
    if (state === 'pending') return
    setState('pending')
    try {
      await api('POST message/submitForm', { body: { stopRestock: token } })
      setState('done')
    } catch (error) {
      const said = isFailure(error) ? readFailure(error).message : ''
      setState({ failed: said || t('catalog.restock-stop-failed') })
    }
  }
  if (state === 'done')
    return (
      <Notice kind="success" role="status">
        {t('catalog.restock-stopped')}
      </Notice>
    )
  return (
    <Notice
      kind={typeof state === 'object' ? 'error' : 'info'}
      role={typeof state === 'object' ? 'alert' : 'status'}
      action={
        <button
          ref={toHeading}
          type="button"
          className="button"
          aria-busy={state === 'pending'}
          onClick={() => void stop()}
        >
          {t('catalog.restock-stop')}
        </button>
      }
    >
      {typeof state === 'object' ? state.failed : t('catalog.restock-stop-text')}
    </Notice>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import { SESSION_TEXTS } from '../messages/sessions.ts'
import { useMailAgain } from './use-mail-again.ts'

/** For the visit: whoever comes back with the address still unconfirmed is told again. */
const LATER_KEY = 'account.confirm-later'

const toHeading = handFocusOn('h1')

/** The same at the head of the account's first page, where it can be put off. */
export function ConfirmNotice() {
  const t = SESSION_TEXTS.useTexts()
  const { email, busy, send } = useMailAgain()
  const { api } = useApp()
  const [isGone, setGone] = useState(false)
  useEffect(() => setGone(browserStorage('sessionStorage').getItem(LATER_KEY) !== null), [])
  // The mailed link opens beside this page.
  const look = useCallback(
    () =>
      void api('PUT admin/userManagement/userInfo', { body: {} }).then(
        ({ emailConfirmed }) => emailConfirmed && setGone(true),
        () => {},
      ),
    [api],
  )
  useReturn(look)
  if (isGone) return null
  return (
    <Notice
      title={t('account.confirm.title')}
      action={
        <>
          <button type="button" className="button" aria-busy={busy} onClick={send}>
            {t('account.confirm.again')}
          </button>
          <button
            ref={toHeading}
            type="button"
            className="button button-quiet"
            onClick={() => {
              browserStorage('sessionStorage').setItem(LATER_KEY, '1')
              setGone(true)
            }}
          >
            {t('account.confirm.later')}
          </button>
        </>
      }
    >
      {t('account.confirm.text', { email })}
    </Notice>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OwnSession } from 'shared-contracts/api/account/user-info.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import { SESSION_TEXTS } from '../messages/sessions.ts'
import { leaveFor } from '../my-account/left.ts'
import { deviceStorages, signOut } from '../my-account/sign-out.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import { SessionRow } from './session-row.tsx'

const CALL = 'PUT admin/userManagement/userInfo'

/** Where the account is signed in, each to be ended (ACC-12); a store that does not say leaves the way to end them all. */
export default function OwnSessions({ found }: { found: readonly OwnSession[] }) {
  const t = SESSION_TEXTS.useTexts()
  const app = useApp()
  const { api, state, notify } = app
  const language = useStore(state.$language)
  const signInAgain = useSignInAgain()
  const [sessions, setSessions] = useState(found)
  const [busy, setBusy] = useState(false)
  const ready = useReady()
  async function attempt(act: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  const end = (endSession: string) =>
    attempt(async () => {
      const answer = await api(CALL, { body: { endSession } }).catch(signInAgain)
      setSessions(answer.sessions ?? [])
      notify('success', t('account.sessions.ended'))
    })
  const everywhere = () =>
    attempt(async () => {
      await signOut(app, deviceStorages(), true).catch(signInAgain)
      leaveFor('everywhere')
    })
  // The server knows no zone: days are UTC's until the page reacts.
  const timeZone = ready ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  return (
    <section className="card stack">
      <h2>{t('account.sessions.title')}</h2>
      {sessions.length > 0 && (
        <>
          <p className="muted">{t('account.sessions.how')}</p>
          <ul className="list-plain">
            {sessions.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                when={instant => formatTime(instant, 'date', timeZone, language)}
                end={() => end(session.id)}
              />
            ))}
          </ul>
        </>
      )}
      <div className="row">
        <button type="button" className="button" aria-busy={busy} onClick={everywhere}>
          {t('account.sessions.everywhere')}
        </button>
      </div>
    </section>
  )
}

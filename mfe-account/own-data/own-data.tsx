import { lazy, Suspense, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { en } from '../messages/en.ts'
import { deviceStorages, signOut } from '../my-account/sign-out.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

const DeleteDialog = lazy(() => import(/* webpackChunkName: "delete-account" */ './delete-dialog.tsx'))

/** Taking one's data along, ending every session, leaving for good (ACC-12). */
export function OwnData() {
  const t = useT<typeof en>()
  const app = useApp()
  const ready = useReady()
  const signInAgain = useSignInAgain()
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await work().catch(signInAgain)
    } catch (error) {
      if (!isFailure(error)) throw error
      app.notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  const download = () =>
    attempt(async () => {
      const { user, userID } = app.state.$session.get()
      const { collectData } = await import(/* webpackChunkName: "collect-data" */ './collect.ts')
      const data = await collectData(app.api, userID ?? '', user)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      const url = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' }).click()
      URL.revokeObjectURL(url)
    })
  const everywhere = () =>
    attempt(async () => {
      await signOut(app, deviceStorages(), true)
      location.replace(href('/'))
    })
  const off = !ready || busy
  return (
    <section className="card stack">
      <h2>{t('account.data.title')}</h2>
      <p className="muted">{t('account.data.how')}</p>
      <div className="row">
        <button type="button" className="button" disabled={off} aria-busy={busy} onClick={download}>
          {t(busy ? 'account.data.collecting' : 'account.data.download')}
        </button>
        <button type="button" className="button" disabled={off} onClick={everywhere}>
          {t('account.data.everywhere')}
        </button>
        <button type="button" className="button" disabled={off} onClick={() => setLeaving(true)}>
          {t('account.data.delete')}
        </button>
      </div>
      {leaving && (
        <Suspense fallback={null}>
          <DeleteDialog close={() => setLeaving(false)} />
        </Suspense>
      )}
    </section>
  )
}

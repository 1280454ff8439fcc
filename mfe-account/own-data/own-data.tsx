import { Suspense, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { onceThere } from 'shared-contracts/ui/lazy-part.ts'
import { useOpened } from '../account-frame/use-opened.ts'
import type { en } from '../messages/en.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

const DeleteDialog = codeLater(
  async () => (await import(/* webpackChunkName: "delete-account" */ './delete-dialog.tsx')).DeleteDialog,
)

const LEAVING = 'delete'

/** Taking one's data along, leaving for good (ACC-12). */
export function OwnData() {
  const t = useT<typeof en>()
  const app = useApp()
  const signInAgain = useSignInAgain()
  const [busy, setBusy] = useState(false)
  const [opened, open] = useOpened()
  async function take(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const { download } = await onceThere(() => import(/* webpackChunkName: "own-data" */ './download.ts'))
      await download(app).catch(signInAgain)
    } catch (error) {
      if (!isFailure(error)) throw error
      app.notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="card stack">
      <h2>{t('account.data.title')}</h2>
      <p className="muted">{t('account.data.how')}</p>
      <div className="row">
        <button type="button" className="button" aria-disabled={busy} aria-busy={busy} onClick={take}>
          {t(busy ? 'account.data.collecting' : 'account.data.download')}
        </button>
        <button type="button" className="button" aria-disabled={busy} onClick={() => busy || open(LEAVING)}>
          {t('account.data.delete')}
        </button>
      </div>
      {opened === LEAVING && (
        <Suspense fallback={null}>
          <DeleteDialog close={() => open(null)} />
        </Suspense>
      )}
    </section>
  )
}

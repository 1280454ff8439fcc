import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LANGUAGE_NAME } from 'shared-contracts/language/language.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { deviceStorages, leave } from '../visitor/leave.ts'
import type { MyAccountData } from './my-account.ts'

export { privateMeta as meta } from './entry.ts'
export { loader } from './my-account.ts'

export function Component() {
  const { orders } = useLoaderData() as MyAccountData
  const t = useT<typeof en>()
  const { user } = useStore(useApp().state.$session)
  return (
    <div className="page-narrow account-my">
      <header className="stack">
        <h1 className="display">
          {user?.firstName ? t('account.my.hello', { name: user.firstName }) : t('account.my.helloNoName')}
        </h1>
        {user && <p className="muted">{user.emailID}</p>}
      </header>
      <nav className="card account-rows" aria-label={t('account.my.title')}>
        <Link className="account-row" to={href('/user/orders')}>
          <span>{t('account.my.orders')}</span>
          <span className="muted">
            {orders > 0 ? t('account.my.ordersCount', { count: orders }) : t('account.my.ordersNone')}
          </span>
        </Link>
        <LanguageRow />
        <Link className="account-row" to={href('/store')}>
          {t('account.my.shop')}
        </Link>
      </nav>
      <SignOut />
    </div>
  )
}

/** Opens the shell's own choice of language and currency, where the store has one to offer. */
function LanguageRow() {
  const t = useT<typeof en>()
  const { state } = useApp()
  const info = useStore(state.$appInfo)
  const language = useStore(state.$language)
  const currency = useStore(state.$currency)
  const currencies = info?.exchangeCurrencies.length ?? 0
  if (!info || (info.languages.length < 2 && currencies === 0)) return null
  return (
    <button
      type="button"
      className="account-row"
      aria-haspopup="dialog"
      onClick={() => state.$ui.set({ ...state.$ui.get(), languageModal: true })}
    >
      <span>{t('account.my.language')}</span>
      <span className="muted">
        {LANGUAGE_NAME[language]}
        {currencies > 0 && ` / ${currency.code}`}
      </span>
    </button>
  )
}

function SignOut() {
  const t = useT<typeof en>()
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function signOut(): Promise<void> {
    setBusy(true)
    try {
      await leave(app, deviceStorages())
      location.replace(href('/'))
    } catch {
      setBusy(false)
      app.notify('error', t('account.my.stillSignedIn'))
    }
  }
  return (
    <button type="button" className="button" onClick={signOut} disabled={busy} aria-busy={busy}>
      {t(busy ? 'account.my.signingOut' : 'account.my.signOut')}
    </button>
  )
}

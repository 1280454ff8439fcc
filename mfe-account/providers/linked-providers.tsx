import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { takeAccount } from '../account-frame/take-account.ts'
import type { en } from '../messages/en.ts'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import { leadsFrom, type Offered, PROVIDERS, type Provider } from './providers.ts'
import { useProvider } from './use-provider.ts'

/** Providers that sign in to this account, or could from here. Both changes want a sign-in of the last minutes (ACC-11). */
export default function LinkedProviders({ found }: { found: readonly Offered[] }) {
  const t = useT<typeof en>()
  const { api, state, notify, platform } = useApp()
  const signInAgain = useSignInAgain()
  const [known, setKnown] = useState(found)
  const leads = (provider: Provider) => leadsFrom(platform.kind, provider)
  const offered = known.filter(({ provider, linked }) => linked !== false || leads(provider))
  const { leading, lead } = useProvider()
  const nameOf = (provider: Provider) => t(`account.provider.${provider}`)
  async function unlink(provider: Provider): Promise<void> {
    try {
      const query = { unlink: 'true' } as const
      takeAccount(state, await api(PROVIDERS[provider].link, { query }).catch(signInAgain))
      setKnown(all => all.map(one => (one.provider === provider ? { ...one, linked: false } : one)))
      notify('success', t('account.provider.unlinked', { name: nameOf(provider) }))
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  if (offered.length === 0) return null
  return (
    <section className="card stack">
      <h2>{t('account.security.providers')}</h2>
      <p className="muted">{t('account.security.providersHow')}</p>
      {known.some(({ linked }) => linked) && <p>{t('account.security.providersStay')}</p>}
      <ul className="list-plain">
        {offered.map(({ provider, linked }) => (
          <li key={provider} className="account-entry-row">
            <span className="row">
              <strong>{nameOf(provider)}</strong>
              {linked && <span className="badge account-tone-good">{t('account.security.isLinked')}</span>}
            </span>
            <span className="row">
              {linked !== true && leads(provider) && (
                <button
                  type="button"
                  className="button"
                  aria-busy={leading === provider}
                  onClick={() => lead(provider, { what: 'link', next: href('/user/security') })}
                >
                  {t('account.security.link', { name: nameOf(provider) })}
                </button>
              )}
              {linked !== false && (
                <button type="button" className="button" onClick={() => unlink(provider)}>
                  {t('account.security.unlink', { name: nameOf(provider) })}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { type Offered, offeredProviders } from './providers.ts'
import { useProvider } from './use-provider.ts'

/** Ways in without a password, once the store has said which it knows; they stand last, so that nothing moves. */
export function ProviderButtons({ next }: { next: string | null }) {
  const t = useT<typeof en>()
  const { api } = useApp()
  const [offered, setOffered] = useState<Offered[]>([])
  const { leading, lead } = useProvider()
  useEffect(() => {
    let gone = false
    offeredProviders(api).then(found => !gone && setOffered(found))
    return () => {
      gone = true
    }
  }, [api])
  if (offered.length === 0) return null
  return (
    <div className="stack account-providers">
      <p className="muted account-other">{t('account.provider.or')}</p>
      {offered.map(({ provider }) => (
        <button
          key={provider}
          type="button"
          className="button button-wide"
          aria-busy={leading === provider}
          onClick={() => lead(provider, { what: 'sign-in', next })}
        >
          {t('account.provider.with', { name: t(`account.provider.${provider}`) })}
        </button>
      ))}
    </div>
  )
}

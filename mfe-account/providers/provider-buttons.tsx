import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { leadsFrom } from './providers.ts'
import { useOffered } from './use-offered.ts'
import { useProvider } from './use-provider.ts'

/** Ways in without a password, once the store has said which it knows; they stand last, in a place that is kept for them, so that nothing moves. */
export function ProviderButtons({ next }: { next: string | null }) {
  const t = useT<typeof en>()
  const { kind } = useApp().platform
  const offered = useOffered().filter(({ provider }) => leadsFrom(kind, provider))
  const { leading, lead } = useProvider()
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

import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import type { Errand } from './errand.ts'
import type { Provider } from './providers.ts'

/** Leads to a provider's page, and says so while it does. */
export function useProvider() {
  const t = useT<typeof en>()
  const { api, notify } = useApp()
  const [leading, setLeading] = useState<Provider | null>(null)
  async function lead(provider: Provider, errand: Errand): Promise<void> {
    if (leading) return
    setLeading(provider)
    try {
      const { leaveForProvider } = await import(
        /* webpackChunkName: "provider-lead" */ './leave-for-provider.ts'
      )
      await leaveForProvider(api, provider, errand)
    } catch (error) {
      setLeading(null)
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  return { leading, lead }
}

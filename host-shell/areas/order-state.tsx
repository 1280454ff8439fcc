import { useEffect, useState } from 'react'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { ShellMessages } from '../messages/texts.ts'

type State = 'paid' | 'accepted' | 'failed' | 'open'
const STATES: { readonly [statuses: string]: State } = {
  'NEW PAID_ONLINE': 'paid',
  'NEW PAY_AT_STORE': 'accepted',
  'FAILED FAILED': 'failed',
}
const AGAIN_MS = 5_000

/** What the backend knows of an order; silent while it cannot say. Asked again while the payment is open. */
export function OrderState({ id, search }: { id: string; search: string }) {
  const t = useT<ShellMessages>()
  const { api } = useApp()
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let timer = 0
    const ask = async () => {
      const order = await api('GET admin/orderManagement/order/{id}', {
        params: { id },
        query: { returnUrlInfo: search.replace(/^\?/, '') },
        signal: leaving.signal,
      }).catch(() => null)
      if (leaving.signal.aborted) return
      const now = order && (STATES[`${order.status} ${order.paymentStatus}`] ?? 'open')
      if (now) setState(now)
      if (!now || now === 'open') timer = window.setTimeout(ask, AGAIN_MS)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [api, id, search])
  return state && t(`shell.failed.order.${state}`)
}

import { type ReactNode, useState } from 'react'
import type { LoadedPayment } from './load-payment.ts'

interface Shown {
  /** Null when it did not load, undefined while it is on its way. */
  payment: LoadedPayment | undefined
  /** What has to be said before it is paid. */
  terms: ReactNode
}

/** What the page shows of a purchase: while it cannot be read again, as it was read last, with all that the shopper did in it. */
export function useLastShown(campaign: string | null, now: Shown): Shown & { stale: boolean } {
  const [last, setLast] = useState({ campaign, ...now })
  if (now.payment && now.payment !== last.payment) setLast({ campaign, ...now })
  const stale = now.payment === null && Boolean(last.payment) && last.campaign === campaign
  return { ...(stale ? last : now), stale }
}

import { useCallback, useEffect, useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useSearchParams } from 'shared-contracts/remote/runtime/router.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useReturn } from 'shared-contracts/ui/use-return.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { CANCELLED, withoutMark } from './came-back.ts'

/** Who gave up at the provider is back: said once, as the address forgets it (CHK-8). */
export function CameBackNotice() {
  const t = useT<PaymentMessages>()
  const [params] = useSearchParams()
  const [shown, setShown] = useState(params.has(CANCELLED))
  useEffect(() => {
    // Not by the router, which would load the page anew.
    if (shown) history.replaceState(history.state, '', withoutMark(location.href))
  }, [shown])
  // Whoever was away once more may have paid.
  useReturn(useCallback(() => setShown(false), []))
  if (!shown) return null
  return (
    <Notice title={t('checkout.payment.cameBack')} role="status">
      {t('checkout.payment.cameBackText')}
    </Notice>
  )
}

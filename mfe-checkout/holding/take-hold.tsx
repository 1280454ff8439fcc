import { useEffect, useEffectEvent } from 'react'
import type { OrderDraft } from 'shared-contracts/api/entities/order.ts'
import type { Hold } from './hold.ts'

/** Asks for the reservation once it is drawn: with what follows the page's heading, whose paint would wait for the call to be made. */
export function TakeHold({ hold, draft }: { hold: Hold; draft: OrderDraft }): null {
  const take = useEffectEvent(() => hold.take(draft))
  useEffect(() => void take(), [])
  return null
}

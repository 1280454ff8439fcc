import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { Arrival, LoadedPayment } from './load-payment.ts'

interface Arrived {
  of: () => Promise<Arrival>
  payment: LoadedPayment
}

/**
 * What the payment page shows. Where the details were refused the shopper goes back to them, and to an earlier step where that is
 * missing.
 * @returns undefined while it is on its way; null when it did not load
 * @throws what failed while it was loaded, for the area around the page
 */
export function useArrived({
  payment,
  arrive,
}: {
  payment: LoadedPayment
  /** Asks for it; null where it is there. */
  arrive: (() => Promise<Arrival>) | null
}): LoadedPayment | undefined {
  const navigate = useNavigate()
  const stay = useStillHere()
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)
  const take = useEffectEvent((arrival: Arrival, of: Arrived['of'], isHere: boolean) => {
    if (arrival.kind === 'loaded') startTransition(() => setArrived({ of, payment: arrival.payment }))
    else if (!isHere) return
    // They are the entry before this one: nobody else begins what arrives here.
    else if (arrival.kind === 'refused') void navigate(-1)
    else void navigate(arrival.href, { replace: true })
  })
  useEffect(() => {
    if (!arrive) return
    let left = false
    const isHere = stay()
    arrive().then(
      arrival => left || take(arrival, arrive, isHere()),
      error => left || setBroken({ error }),
    )
    return () => {
      left = true
    }
  }, [arrive, stay])
  if (broken) throw broken.error
  if (!arrive) return payment
  return arrived?.of === arrive ? arrived.payment : undefined
}

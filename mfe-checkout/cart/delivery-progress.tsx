import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { deliveryGoal } from './delivery-goal.ts'

type DeliveryConfig = Answer<'GET shoppingManagement4/localDeliveryConfig'>

/** What is missing until the store delivers, or delivers free of charge (CHK-3); nothing where it does not deliver. */
export function DeliveryProgress({ subtotal, currency }: { subtotal: number; currency: string }) {
  const t = useT<Messages>()
  const { api, state } = useApp()
  const language = useStore(state.$language)
  const place = useStore(state.$appInfo)?.detail.locname
  const [config, setConfig] = useState<DeliveryConfig | null>(null)
  useEffect(() => {
    api('GET shoppingManagement4/localDeliveryConfig').then(setConfig, error => {
      if (!isFailure(error)) throw error
    })
  }, [api])
  const goal = config?.currency === currency ? deliveryGoal(config, place, subtotal) : null
  if (!goal) return null
  const missing = formatMoney(goal.amount - subtotal, currency, language)
  return (
    <label className="checkout-goal">
      <span>{t(`checkout.goal.${goal.kind}`, { missing })}</span>
      <progress max={goal.amount} value={subtotal} />
    </label>
  )
}

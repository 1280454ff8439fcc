import { useStore } from '@nanostores/react'
import type { OrderDraft } from 'shared-contracts/api/entities/order.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { ServedText } from 'shared-contracts/ui/served-text.tsx'
import type { PaymentMessages } from '../messages/messages.ts'

/** The slot, or the day without a time, as it is at the place. @param timeZone IANA name */
export function ChosenTime({
  draft: { slot, pickupDate },
  timeZone,
}: {
  draft: Pick<OrderDraft, 'slot' | 'pickupDate'>
  timeZone: string
}) {
  const t = useT<PaymentMessages>()
  const language = useStore(useApp().state.$language)
  const time = (instant: string, shape: 'dateTime' | 'time') => formatTime(instant, shape, timeZone, language)
  if (slot) {
    const { start, end } = slot
    const make = () => `${time(start, 'dateTime')} – ${time(end, 'time')}`
    return (
      <p>
        <ServedText key={`${language} ${timeZone} ${start} ${end}`} make={make} />
      </p>
    )
  }
  if (!pickupDate) return null
  const day = () => formatTime(`${pickupDate}T12:00:00Z`, 'day', 'UTC', language)
  return (
    <p>
      <ServedText key={`${language} ${pickupDate}`} make={() => t('checkout.fact.anyTime', { day: day() })} />
    </p>
  )
}

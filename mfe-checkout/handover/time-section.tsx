import { useMemo } from 'react'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { SlotPicker } from './slot-picker.tsx'
import { timesOf } from './times.ts'

interface TimeSectionProps {
  method: Exclude<Method, 'eatIn'>
  /** Undefined until a place is chosen, or the address is served. */
  location: CheckoutLocation | undefined
  /** Start of the chosen slot, or the chosen day. */
  chosen: string | null
  /** What was typed as the address of a delivery cannot be one of it. */
  addressWrong: boolean
  mistake: string | undefined
  /** The chosen time was just taken by somebody else (CHK-2). */
  gone: boolean
  onChoose(start: string): void
}

const ERROR_ID = 'checkout-when-error'
const GONE_ID = 'checkout-slot-gone'

export function TimeSection(props: TimeSectionProps) {
  const { method, location, chosen, addressWrong, mistake, gone, onChoose } = props
  const t = useT<DetailsMessages>()
  const times = useMemo(() => location && timesOf(location, method), [location, method])
  // Without a place the mistake is that there is none, and said there.
  const missing = times && !gone ? mistake : undefined
  return (
    <Section title={t(`checkout.when.${method}`)} mistake={missing} mistakeID={ERROR_ID}>
      <Live urgent>
        {gone && (
          <div id={GONE_ID}>
            <Notice kind="error" title={t('checkout.details.slotGone')}>
              {t('checkout.details.slotGoneText')}
            </Notice>
          </div>
        )}
      </Live>
      {location && times ? (
        <SlotPicker
          key={`${location.id} ${method}`}
          times={times}
          timeZone={location.timeZone}
          name={location.localStoreName}
          chosen={chosen}
          describedBy={gone ? GONE_ID : missing && ERROR_ID}
          onChoose={onChoose}
        />
      ) : (
        <p className="muted">
          {t(addressWrong ? 'checkout.when.deliveryWrong' : `checkout.when.${method}First`)}
        </p>
      )}
    </Section>
  )
}

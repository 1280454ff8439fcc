import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { SlotPicker } from './slot-picker.tsx'

interface SlotSectionProps {
  /** Undefined until a place is chosen. */
  location: CheckoutLocation | undefined
  /** Start of the chosen slot. */
  chosen: string | null
  mistake: string | undefined
  /** The chosen slot was just taken by somebody else (CHK-2). */
  gone: boolean
  onChoose(start: string): void
}

const ERROR_ID = 'checkout-when-error'
const GONE_ID = 'checkout-slot-gone'

export function SlotSection({ location, chosen, mistake, gone, onChoose }: SlotSectionProps) {
  const t = useT<Messages>()
  // Without a place the mistake is that there is none, and said there.
  const missing = location && !gone ? mistake : undefined
  return (
    <Section title={t('checkout.details.when')} mistake={missing} mistakeID={ERROR_ID}>
      <Live urgent>
        {gone && (
          <div id={GONE_ID}>
            <Notice kind="error" title={t('checkout.details.slotGone')}>
              {t('checkout.details.slotGoneText')}
            </Notice>
          </div>
        )}
      </Live>
      {location ? (
        <SlotPicker
          key={location.id}
          location={location}
          chosen={chosen}
          describedBy={gone ? GONE_ID : missing && ERROR_ID}
          onChoose={onChoose}
        />
      ) : (
        <p className="muted">{t('checkout.details.chooseWhereFirst')}</p>
      )}
    </Section>
  )
}

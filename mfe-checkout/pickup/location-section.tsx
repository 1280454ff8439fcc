import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { LocationChoice } from './location-choice.tsx'

interface LocationSectionProps {
  locations: readonly CheckoutLocation[]
  chosen: string | null
  mistake: string | undefined
  onChoose(localStoreName: string): void
}

const ERROR_ID = 'checkout-where-error'

export function LocationSection({ locations, chosen, mistake, onChoose }: LocationSectionProps) {
  const t = useT<Messages>()
  return (
    <Section title={t('checkout.details.where')} mistake={mistake} mistakeID={ERROR_ID}>
      <LocationChoice
        locations={locations}
        chosen={chosen}
        describedBy={mistake ? ERROR_ID : undefined}
        onChoose={onChoose}
      />
    </Section>
  )
}

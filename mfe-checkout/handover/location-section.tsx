import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { LocationChoice } from './location-choice.tsx'
import { PlaceFact } from './place-fact.tsx'

interface LocationSectionProps {
  method: Method
  locations: readonly CheckoutLocation[]
  chosen: string | null
  mistake: string | undefined
  onChoose(localStoreName: string): void
}

const ERROR_ID = 'checkout-where-error'

/** Where the order is handed over; the only place there is is said, not asked. */
export function LocationSection({ method, locations, chosen, mistake, onChoose }: LocationSectionProps) {
  const t = useT<Messages>()
  const [only, ...others] = locations
  return (
    <Section title={t('checkout.details.where')} mistake={mistake} mistakeID={ERROR_ID}>
      {only && others.length === 0 ? (
        <PlaceFact method={method} location={only} />
      ) : (
        <LocationChoice
          locations={locations}
          chosen={chosen}
          describedBy={mistake ? ERROR_ID : undefined}
          onChoose={onChoose}
        />
      )}
    </Section>
  )
}

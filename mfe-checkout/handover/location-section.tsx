import type { Method } from 'shared-contracts/api/entities/order.ts'
import { telAddress } from 'shared-contracts/language/tel-address.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import type { Choices } from '../details/choices.ts'
import { Section } from '../journey/section.tsx'
import type { DetailsMessages } from '../messages/messages.ts'
import { LocationChoice } from './location-choice.tsx'
import { PlaceFact } from './place-fact.tsx'
import { UnsoldNotice } from './unsold-notice.tsx'

interface LocationSectionProps {
  method: Method
  choices: Pick<Choices, 'locations' | 'location' | 'lacking' | 'nowhere'>
  mistake: string | undefined
  onChoose(id: string): void
}

const ERROR_ID = 'checkout-where-error'

/** Where the order is handed over; the only place there is is said, not asked. */
export function LocationSection({ method, choices, mistake, onChoose }: LocationSectionProps) {
  const t = useT<DetailsMessages>()
  const { locations, location, lacking, nowhere } = choices
  const [only, ...others] = locations
  // Where nothing can be chosen the notice says why.
  const missing = nowhere ? undefined : mistake
  return (
    <Section title={t('checkout.details.where')} mistake={missing} mistakeID={ERROR_ID}>
      <Live>{(lacking || nowhere) && <UnsoldNotice place={lacking} nowhere={nowhere} step="cart" />}</Live>
      {only && others.length === 0 ? (
        <PlaceFact method={method} location={only} />
      ) : (
        <LocationChoice
          locations={locations}
          chosen={location?.id ?? null}
          describedBy={missing ? ERROR_ID : undefined}
          onChoose={onChoose}
        />
      )}
      {location?.phone && (
        <p>
          <a href={telAddress(location.phone)} className="checkout-mistake">
            {t('checkout.details.call', { phone: location.phone })}
          </a>
        </p>
      )}
    </Section>
  )
}

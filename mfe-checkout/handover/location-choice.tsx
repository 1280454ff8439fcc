import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { PlaceText } from './place-text.tsx'

interface LocationChoiceProps {
  locations: readonly CheckoutLocation[]
  /** Id of the place. */
  chosen: string | null
  describedBy: string | undefined
  onChoose(id: string): void
}

/** Places to choose from; one that does not sell all of the cart says what it lacks, and cannot be chosen. */
export function LocationChoice({ locations, chosen, describedBy, onChoose }: LocationChoiceProps) {
  const t = useT<DetailsMessages>()
  return (
    <div className="checkout-choices">
      {locations.map(location => {
        const { id, unsold = [] } = location
        return (
          <label className="choice" key={id}>
            <input
              type="radio"
              name="localStoreName"
              value={id}
              checked={id === chosen}
              disabled={unsold.length > 0}
              aria-describedby={describedBy}
              onChange={() => onChoose(id)}
            />
            <span>
              <PlaceText location={location} />
              {unsold.length > 0 && (
                <span className="checkout-block">
                  {t('checkout.unsold.here', { items: unsold.join(t('checkout.unsold.or')) })}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}

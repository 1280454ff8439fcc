import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { Address } from 'shared-contracts/ui/address.tsx'

interface LocationChoiceProps {
  locations: readonly CheckoutLocation[]
  chosen: string | null
  describedBy: string | undefined
  onChoose(localStoreName: string): void
}

export function LocationChoice({ locations, chosen, describedBy, onChoose }: LocationChoiceProps) {
  return (
    <div className="checkout-choices">
      {locations.map(({ id, localStoreName, address }) => (
        <label className="choice" key={id}>
          <input
            type="radio"
            name="localStoreName"
            value={localStoreName}
            checked={localStoreName === chosen}
            aria-describedby={describedBy}
            onChange={() => onChoose(localStoreName)}
          />
          <span>
            <strong>{localStoreName}</strong>
            {address && (
              <span className="muted checkout-block">
                <Address address={address} inline />
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

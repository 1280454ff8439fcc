import { useStore } from '@nanostores/react'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { openingText } from 'shared-contracts/language/opening-hours.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'

/** Name, address and opening hours of a place. */
export function PlaceText({ location }: { location: CheckoutLocation }) {
  const { localStoreName, address, openingHours = [] } = location
  const language = useStore(useApp().state.$language)
  return (
    <>
      <strong>{localStoreName}</strong>
      {address && (
        <span className="muted checkout-block">
          <Address address={address} inline />
        </span>
      )}
      {openingHours.length > 0 && (
        <span className="muted checkout-block">{openingText(openingHours, language)}</span>
      )}
    </>
  )
}

import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Address } from 'shared-contracts/ui/address.tsx'
import type { Messages } from '../messages/messages.ts'

interface PlaceFactProps {
  method: Method
  location: CheckoutLocation
}

/** The one place there is: nothing to choose. */
export function PlaceFact({ method, location: { localStoreName, address } }: PlaceFactProps) {
  const t = useT<Messages>()
  return (
    <p>
      <span className="muted checkout-block">{t(`checkout.method.${method}`)}</span>
      <strong>{localStoreName}</strong>
      {address && (
        <span className="muted checkout-block">
          <Address address={address} inline />
        </span>
      )}
    </p>
  )
}

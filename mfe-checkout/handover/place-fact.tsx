import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { PlaceText } from './place-text.tsx'

interface PlaceFactProps {
  method: Method
  location: CheckoutLocation
}

/** The one place there is: nothing to choose. */
export function PlaceFact({ method, location }: PlaceFactProps) {
  const t = useT<DetailsMessages>()
  return (
    <p>
      <span className="muted checkout-block">{t(`checkout.method.${method}`)}</span>
      <PlaceText location={location} />
    </p>
  )
}

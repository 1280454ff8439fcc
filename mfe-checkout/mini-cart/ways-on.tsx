import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'

export function WaysOn({ onLeave }: { onLeave(): void }) {
  const t = useT<Messages>()
  return (
    <div className="checkout-mini-ways">
      <Link to={href('/checkout/checkout')} className="button button-primary" onClick={onLeave}>
        {t('checkout.cart.checkout')}
      </Link>
      <Link to={href('/checkout/cart')} className="button" onClick={onLeave}>
        {t('checkout.mini.view')}
      </Link>
    </div>
  )
}

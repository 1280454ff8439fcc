import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import type { CartMessages } from '../messages/messages.ts'
import { ShareButton } from '../shared-cart/share-button.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import type { DeliverySums } from './delivery-goal.ts'
import { DeliveryProgress } from './delivery-progress.tsx'
import { Estimate } from './estimate.tsx'
import type { CartIntents } from './intents.ts'

interface CartAsideProps {
  cart: Cart
  pending: boolean
  /** What the store says it comes to is there. The way on comes with it: it would move away from under a finger. */
  whole: boolean
  /** Some line cannot be bought as it is. */
  blocked: boolean
  intents: CartIntents
  /** What the store says it comes to, as the page loaded it. */
  estimate: Bill | null
  delivery: DeliverySums | null
}

/** What the cart comes to, and the way on. */
export function CartAside({ cart, pending, whole, blocked, intents, estimate, delivery }: CartAsideProps) {
  const t = useT<CartMessages>()
  async function settled(): Promise<boolean> {
    await intents.settled()
    return Object.keys(intents.$problems.get()).length === 0
  }
  return (
    <div className="checkout-side">
      <aside className="card stack" aria-label={t('checkout.cart.summary')} aria-busy={!whole || undefined}>
        <Estimate cart={cart} pending={pending} loaded={estimate} />
        <DeliveryProgress cart={cart} sums={delivery} terms={estimate?.deliveryTerms} />
      </aside>
      {whole && (
        <>
          <div className="checkout-action">
            {blocked ? (
              <Notice kind="error">{t('checkout.cart.blocked')}</Notice>
            ) : (
              cart.itemCount > 0 && (
                <CheckoutLink to={href('/checkout/checkout')} pending={pending} settled={settled} />
              )
            )}
          </div>
          <div className="stack checkout-others">
            <Link to={href('/store')} className="button button-quiet">
              {t('checkout.cart.goOn')}
            </Link>
            <ShareButton cart={cart} />
          </div>
        </>
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { useTracked } from 'shared-contracts/remote/analytics.ts'
import { useDataOrEarly } from 'shared-contracts/remote/page.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { CartView } from '../cart/cart-view.tsx'
import { intentsOf } from '../cart/intents-of.ts'
import { useElsewhere } from '../elsewhere/use-elsewhere.ts'
import { noteTable } from '../handover/table.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { CartMessages } from '../messages/messages.ts'
import type { early, loader } from './cart.ts'

export { early, loader, meta } from './cart.ts'

export function Component() {
  const t = useT<CartMessages>()
  const app = useApp()
  useTracked({ name: 'checkout', step: 'cart' })
  const { locationChanged, table, shared, estimate, delivery, below } = useDataOrEarly<
    typeof loader,
    typeof early
  >()
  useEffect(() => {
    if (table) noteTable(table)
  }, [table])
  const cart = useStore(app.state.$cart)
  const intents = intentsOf(app)
  useElsewhere(useCallback(() => void intents.reload(), [intents]))
  // Lines that cannot be read are left out: that makes no empty cart.
  if (!cart || (cart.itemCount > 0 && Object.keys(cart.lineItems).length === 0))
    return <Unavailable title={t('checkout.cart.unavailable')} text={t('checkout.cart.unavailableText')} />
  return <CartView {...{ cart, intents, locationChanged, shared, estimate, delivery, below }} />
}

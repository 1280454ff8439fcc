import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { CampaignCartView } from '../campaign/campaign-cart-view.tsx'
import { PurchaseContext } from '../journey/purchase.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { CartMessages } from '../messages/messages.ts'
import type { loader } from './campaign-cart.ts'

export { loader, meta } from './campaign-cart.ts'

export function Component() {
  const t = useT<CartMessages>()
  const { loaded } = useData<typeof loader>()
  if (!loaded)
    return <Unavailable title={t('checkout.cart.unavailable')} text={t('checkout.cart.unavailableText')} />
  const { id } = loaded.campaign
  return (
    <PurchaseContext value={{ campaign: id }}>
      <CampaignCartView key={id} {...loaded} />
    </PurchaseContext>
  )
}

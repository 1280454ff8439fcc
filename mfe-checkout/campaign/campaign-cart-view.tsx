import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { pause } from 'shared-contracts/api/retry.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { canBuy } from '../cart/can-buy.ts'
import { CheckoutLink } from '../cart/checkout-link.tsx'
import { LocationChanged } from '../cart/location-changed.tsx'
import { SignInAgain } from '../cart/sign-in-again.tsx'
import { Subtotal } from '../cart/subtotal.tsx'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { stepHref } from '../journey/purchase.ts'
import { CAMPAIGN_TEXTS } from '../messages/campaign.ts'
import type { CartMessages } from '../messages/messages.ts'
import { OpenOrderNotice } from '../open-order/open-order-notice.tsx'
import { CampaignLines } from './campaign-lines.tsx'
import { createCampaignCart } from './create-campaign-cart.ts'
import { hasEnded } from './has-ended.ts'
import { Terms } from './terms.tsx'

interface CampaignCartViewProps {
  campaign: FissionCampaignDetail
  loaded: Cart
  /** The shopper came here by changing the store (CRT-4). */
  locationChanged: boolean
}

/** The cart of a group buy: its lines, what it asks for, the way on; none of it once it has ended. */
export function CampaignCartView({ campaign, loaded, locationChanged }: CampaignCartViewProps) {
  const t = useT<CartMessages>()
  const own = CAMPAIGN_TEXTS.useTexts()
  const { api } = useApp()
  const { revalidate } = useRevalidator()
  const [campaignCart] = useState(() =>
    createCampaignCart({ api, wait: pause, campaign: campaign.id }, loaded),
  )
  useEffect(() => campaignCart.renew(loaded), [campaignCart, loaded])
  const { cart, asked } = useStore(campaignCart.$view)
  const pending = Object.keys(asked).length > 0
  const next = stepHref('details', { campaign: campaign.id })
  const back = (
    <Link to={campaign.invite.path} className="button">
      {own('checkout.campaign.back')}
    </Link>
  )
  const { name } = campaign
  const ended = hasEnded(campaign)
  if (ended || (cart.itemCount === 0 && !pending))
    return (
      <div className="page empty">
        {locationChanged && !ended && <LocationChanged short={[]} empty />}
        <h1>{own(ended ? 'checkout.campaign.ended' : 'checkout.campaign.empty', { name })}</h1>
        <p className="muted">
          {own(ended ? 'checkout.campaign.endedText' : 'checkout.campaign.emptyText', { name })}
        </p>
        {!ended && <SignInAgain />}
        {back}
        <OpenOrderNotice />
      </div>
    )
  return (
    <div className="page checkout-columns">
      <div className="stack">
        <h1>{own('checkout.campaign.title')}</h1>
        <OfflineNotice />
        {locationChanged && (
          <LocationChanged short={Object.values(cart.lineItems).filter(line => !canBuy(line))} />
        )}
        <CampaignLines campaign={campaign} campaignCart={campaignCart} />
        <Terms campaign={campaign} />
      </div>
      <div className="checkout-side">
        <aside className="card stack" aria-label={t('checkout.cart.summary')}>
          <Subtotal cart={cart} pending={pending} />
          <p className="muted">{t('checkout.cart.taxLater')}</p>
          {back}
        </aside>
        <div className="checkout-action">
          <CheckoutLink to={next} pending={pending} settled={campaignCart.settled} />
        </div>
        <OpenOrderNotice released={() => void revalidate()} />
      </div>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { GROUP_TEXTS } from '../messages/group-buys.ts'
import { Share } from '../share/share.tsx'
import { inviteAddress } from './invite-address.ts'

/** The page's address to pass on, with the shopper's own referral id in it, and the way to the cart. */
export function Invite({ campaign: { id, name, phase, invite } }: { campaign: FissionCampaignDetail }) {
  const t = GROUP_TEXTS.useTexts()
  const hasCart = takesOrders(useStore(useApp().state.$appInfo))
  if (phase === 'closed' || phase === 'over') return null
  return (
    <section className="stack">
      <h2>{t('catalog.group-invite')}</h2>
      <p>{t('catalog.group-invite-text')}</p>
      <Share title={name} address={() => inviteAddress(window.location.origin, invite)} />
      {hasCart && (
        <p>
          <Link to={href('/checkout/campaignCart', undefined, { FissionSale: id })}>
            {t('catalog.group-to-cart')}
          </Link>
        </p>
      )}
    </section>
  )
}

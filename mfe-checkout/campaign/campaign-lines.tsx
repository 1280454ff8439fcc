import { useStore } from '@nanostores/react'
import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { spaced } from 'shared-contracts/language/spaced.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Stepper } from 'shared-contracts/ui/stepper/stepper.tsx'
import { CartAmount } from '../cart/cart-amount.tsx'
import { lineName } from '../cart/line-name.ts'
import { CAMPAIGN_TEXTS } from '../messages/campaign.ts'
import type { CartMessages } from '../messages/messages.ts'
import type { CampaignCart } from './create-campaign-cart.ts'
import { roomLeft } from './room-left.ts'

interface CampaignLinesProps {
  campaign: FissionCampaignDetail
  campaignCart: CampaignCart
}

/** Lines of a group buy's cart, each with its quantity. */
export function CampaignLines({ campaign, campaignCart }: CampaignLinesProps) {
  const t = useT<CartMessages>()
  const own = CAMPAIGN_TEXTS.useTexts()
  const signedIn = useStore(useApp().state.$loggedIn)
  const view = useStore(campaignCart.$view)
  const { cart, asked, problems } = view
  const room = roomLeft(campaign, view)
  return (
    <>
      <ul className="list-plain checkout-lines" aria-label={t('checkout.cart.list')}>
        {Object.values(cart.lineItems).map(({ id, image, quantity, lineTotal, available, ...line }) => (
          <li key={id} className="checkout-line" aria-busy={id in asked}>
            <span className="checkout-line-picture">{image && <Picture image={image} sizes="120px" />}</span>
            <div className="checkout-line-body">
              <div>
                <h2 className="checkout-line-name">{line.name}</h2>
                {line.optionLabel && <p className="muted">{line.optionLabel}</p>}
              </div>
              <div className="checkout-line-total">
                <CartAmount amount={lineTotal} currency={cart.currency} pending={id in asked} />
              </div>
              <div className="checkout-line-controls">
                <Stepper
                  label={t('checkout.cart.quantity', { name: lineName(line) })}
                  fewer={t('checkout.cart.fewer', { name: lineName(line) })}
                  more={t('checkout.cart.more', { name: lineName(line) })}
                  value={asked[id] ?? quantity}
                  max={Math.min(available, (asked[id] ?? quantity) + room)}
                  onChange={wanted => void campaignCart.set(id, wanted)}
                />
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('checkout.cart.removeNamed', { name: lineName(line) })}
                  onClick={() => void campaignCart.set(id, 0)}
                >
                  {t('checkout.cart.remove')}
                </button>
              </div>
              <Live urgent>
                {id in problems && (
                  <p className="field-error">{problems[id] || t('checkout.cart.lineNotChanged')}</p>
                )}
              </Live>
            </div>
          </li>
        ))}
      </ul>
      <Live>
        {room === 0 && (
          <p className="muted">
            {spaced(own('checkout.campaign.most'))}
            {campaign.mine.ordered > 0 && spaced(own('checkout.campaign.mostOrdered'))}
            {campaign.mine.ordered > 0 && signedIn && (
              <Link to={href('/user/orders')}>{own('checkout.campaign.orders')}</Link>
            )}
          </p>
        )}
      </Live>
    </>
  )
}

import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { loadCampaign } from '../campaign/load-campaign.ts'
import { loadOwnCart } from '../campaign/load-own-cart.ts'
import { isLocationChanged } from '../journey/location-change.ts'
import { purchaseOf } from '../journey/purchase.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'
import { CAMPAIGN_TEXTS } from '../messages/campaign.ts'

/** The cart of a group buy (CRT-3); null where it or the group buy did not load. */
export const loader = (args: PageArgs) => whereOrdersAreTaken(args, () => load(args))

async function load({ request: { url, signal }, context }: PageArgs) {
  const app = context.get(appContext)
  const purchase = purchaseOf(url)
  const title = CAMPAIGN_TEXTS.in(app)('checkout.campaign.title')
  const campaign = await loadCampaign(app.api, purchase, signal)
  const cart = await loadOwnCart(app, purchase, signal)
  if (!campaign || !cart) return data({ title, loaded: null }, { status: 503 })
  return { title, loaded: { campaign, loaded: cart, locationChanged: isLocationChanged(url) } }
}

export const meta = privateMeta

import { type PageArgs, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import { hasEnded } from '../campaign/has-ended.ts'
import { loadCampaign } from '../campaign/load-campaign.ts'
import { purchaseOf, stepHref } from '../journey/purchase.ts'
import { whereOrdersAreTaken } from '../journey/where-orders-are-taken.ts'
import { loadPayment } from '../payment/load-payment.ts'

/** Payment of a group buy's order, and what it asks to be said before (CHK-9). `campaign` is null when it did not load. */
export const loader = (args: PageArgs) => whereOrdersAreTaken(args, () => load(args))

async function load(args: PageArgs) {
  const { request, context } = args
  const { api } = context.get(appContext)
  const purchase = purchaseOf(request.url)
  const campaign = await loadCampaign(api, purchase, request.signal)
  // Its cart says so.
  if (campaign && hasEnded(campaign)) return redirect(stepHref('cart', purchase))
  const loaded = await loadPayment(args, purchase)
  if (loaded instanceof Response || 'init' in loaded) return loaded
  // Nothing is paid before its terms are said.
  return { ...loaded, payment: campaign && loaded.payment, arrive: campaign && loaded.arrive, campaign }
}
export const meta = privateMeta

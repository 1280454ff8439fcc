import {
  isPaymentOption,
  PAYMENT_OPTIONS,
  type PaymentOption,
  wayToPay,
} from 'shared-contracts/api/payment/options.ts'
import type { Means } from 'shared-contracts/api/payment/providers.ts'
import type { Handler } from '../calls/route.ts'
import { findCart } from '../cart/find-cart.ts'
import { usableCredit } from '../credit/usable-credit.ts'
import { canPayAtStore } from '../ordering/agreed.ts'
import { isPlaced, readDraft } from '../ordering/draft.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import type { ProviderName } from './provider.ts'

/** Flags of the store's document. */
type Flag = 'supportWeChatPay' | 'supportAliPay' | 'supportUnionPay' | 'supportPayPal'
interface PaymentDocument extends Partial<Record<Flag, unknown>> {
  /** The store's own choice among its ways to pay, in the order to show them; all of them if absent. */
  options?: unknown
}

/** Which flag switches each means of paying on; null: the shopper's own facts decide. */
const FLAGS = {
  wechatpay: 'supportWeChatPay',
  alipay: 'supportAliPay',
  unionpay: 'supportUnionPay',
  paypal: 'supportPayPal',
  'store-credit': null,
  'pay-at-store': null,
} as const satisfies Record<Means, Flag | null>

/** What a way to pay needs: its flag, and the settings of its provider. */
function needOf(option: PaymentOption): readonly [Flag, ProviderName] | null {
  const { means, provider } = wayToPay(option)
  const flag = FLAGS[means]
  return flag && [flag, provider as ProviderName]
}

export const paymentConfig: Handler<'GET shoppingManagement4/paymentConfig'> = async ({ shop, visitor }) => {
  const allowed = {
    'store-credit': await hasCredit(shop, visitor),
    'pay-at-store': await takesMoneyItself(shop, visitor),
  }
  const options = inStoreOrder(shop).filter(option => {
    const need = needOf(option)
    return need ? isOn(shop, need) : allowed[option as keyof typeof allowed]
  })
  return { options }
}

const documentOf = (shop: Pick<Shop, 'facts'>): PaymentDocument =>
  (shop.facts.appContent.system as { payment?: PaymentDocument } | undefined)?.payment ?? {}

const isOn = (shop: Pick<Shop, 'facts' | 'providers'>, [flag, provider]: readonly [Flag, ProviderName]) =>
  documentOf(shop)[flag] === true && shop.providers[provider] !== null

function inStoreOrder(shop: Pick<Shop, 'facts'>): readonly PaymentOption[] {
  const { options } = documentOf(shop)
  if (!Array.isArray(options)) return PAYMENT_OPTIONS
  const chosen = new Set<unknown>(options)
  return [...chosen].filter(isPaymentOption)
}

/** Whether any could pay: how much of it for which order, the bill says. */
async function hasCredit(shop: Shop, { session }: Visitor): Promise<boolean> {
  return session?.accountId ? (await usableCredit(shop.db, session.accountId)) > 0 : false
}

/** As far as is settled yet: whether the place takes money itself. */
async function takesMoneyItself(shop: Shop, { session }: Visitor): Promise<boolean> {
  const draft = await readDraft(shop.db, await findCart(shop.db, session), shop.now())
  return isPlaced(draft) && canPayAtStore(draft.location, draft.method)
}

/** Store credit and payment in the store sell nothing online: a store without any way to pay at a provider says so as it starts. */
export function warnUnsellable(shop: Pick<Shop, 'facts' | 'providers' | 'log'>): void {
  const sells = inStoreOrder(shop).some(option => {
    const need = needOf(option)
    return need !== null && isOn(shop, need)
  })
  if (!sells)
    shop.log.warn(
      'nothing can be sold online: the store switches no way to pay on (system.payment in its document) that a provider is set up for',
    )
}

/**
 * A store that switches on a way to pay which no provider here is set up for cannot start.
 * @throws Error naming the flags
 */
export function refuseUnpayable(shop: Shop): void {
  const options = inStoreOrder(shop)
  const lacking = options.filter(option => {
    const flag = needOf(option)?.[0]
    if (!flag || documentOf(shop)[flag] !== true) return false
    return !options.some(other => {
      const need = needOf(other)
      return need?.[0] === flag && isOn(shop, need)
    })
  })
  if (lacking.length > 0)
    throw new Error(
      `store-api cannot start: no payment provider is set up for ${lacking.join(', ')}, which the store switches on; OTT_API, OTT_MERCHANT_ID and OTT_SECRET (and so on) are a real provider's, SANDBOX=on tries without one`,
    )
}

import { PAYMENT_OPTIONS } from 'shared-contracts/payment/options.ts'
import type { Handler } from '../http/route.ts'

interface Supports {
  supportWeChatPay?: unknown
  supportAliPay?: unknown
}

/** Which flag of the store's document switches each way to pay on. */
const FLAG = {
  'ott-wechatpay': 'supportWeChatPay',
  'ott-alipay': 'supportAliPay',
} as const satisfies Record<(typeof PAYMENT_OPTIONS)[number], keyof Supports>

export const paymentConfig: Handler<'GET shoppingManagement4/paymentConfig'> = async ({ shop }) => {
  const system = shop.facts.appContent.system as { payment?: Supports } | undefined
  return { options: PAYMENT_OPTIONS.filter(option => system?.payment?.[FLAG[option]] === true) }
}

import type { PaymentIcon } from 'shared-contracts/remote/state/app-info.ts'
import { useStoreInfo } from '../shell/use-parts.ts'

/** Names as their owners write them; they are the same in both languages of the shop. */
const NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
  wechatpay: 'WeChat Pay',
  alipay: 'Alipay',
  unionpay: 'UnionPay',
} as const satisfies Record<PaymentIcon, string>

/** Ways to pay that the store takes; in the payment app's browser only its own (FTR-4). */
export function PaymentIcons() {
  const { info, platform } = useStoreInfo()
  const shown = info?.paymentIcons.filter(icon => platform.kind !== 'alipay' || icon === 'alipay')
  return (
    <ul className="list-plain shell-payments">
      {shown?.map(icon => (
        <li key={icon} className={`shell-payment shell-payment-${icon}`}>
          {NAMES[icon]}
        </li>
      ))}
    </ul>
  )
}

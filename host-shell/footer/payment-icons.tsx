import type { PaymentIcon } from 'shared-contracts/remote/state/app-info.ts'

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

/** Ways to pay that the store takes. */
export function PaymentIcons({ icons }: { icons: readonly PaymentIcon[] }) {
  return (
    <ul className="list-plain shell-payments">
      {icons.map(icon => (
        <li key={icon} className={`shell-payment shell-payment-${icon}`}>
          {NAMES[icon]}
        </li>
      ))}
    </ul>
  )
}

import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { PaymentIcon } from 'shared-contracts/remote/state/app-info.ts'
import type { ShellMessages } from '../messages/texts.ts'

/** Names that their owners write alike in both languages of the shop; the others are messages. */
const NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
} as const satisfies Partial<Record<PaymentIcon, string>>

const isAlike = (icon: PaymentIcon): icon is keyof typeof NAMES => icon in NAMES

/** Ways to pay that the store takes. */
export function PaymentIcons({ icons }: { icons: readonly PaymentIcon[] }) {
  const t = useT<ShellMessages>()
  return (
    <ul className="list-plain shell-payments">
      {icons.map(icon => (
        <li key={icon} className={`shell-payment shell-payment-${icon}`}>
          {isAlike(icon) ? NAMES[icon] : t(`shell.pay.${icon}`)}
        </li>
      ))}
    </ul>
  )
}

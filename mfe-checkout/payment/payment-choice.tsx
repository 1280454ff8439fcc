import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { Means } from 'shared-contracts/api/payment/providers.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { PaymentMessages } from '../messages/messages.ts'
import { MeansMark } from './means-mark.tsx'
import { nextOf, onePerMeans, rowOf } from './options.ts'

interface PaymentChoiceProps {
  options: readonly PaymentOption[]
  chosen: PaymentOption
  onChoose(option: PaymentOption): void
}

/** A card per means of payment, with its mark. Who processes it is the store's choice and nothing that shoppers are asked. */
export function PaymentChoice({ options, chosen, onChoose }: PaymentChoiceProps) {
  const t = useT<PaymentMessages>()
  const { device } = useApp().platform
  /** What happens next, in a sentence. */
  function hintOf(option: PaymentOption, means: Means): string {
    const next = nextOf(option, device)
    return t(`checkout.means.${next === 'page' ? means : next}.hint`, { means: t(`checkout.means.${means}`) })
  }
  return (
    <div className="checkout-choices">
      {onePerMeans(options).map(option => {
        const { means } = rowOf(option)
        return (
          <label className="choice" key={means}>
            <input
              type="radio"
              name="payment-option"
              value={means}
              checked={rowOf(chosen).means === means}
              onChange={() => onChoose(option)}
            />
            <span>
              <strong>{t(`checkout.means.${means}`)}</strong>
              <span className="muted checkout-block">{hintOf(option, means)}</span>
            </span>
            <MeansMark means={means} />
          </label>
        )
      })}
    </div>
  )
}
